import { useSyncExternalStore } from "react";
import type { Language } from "#domain/language/index.ts";
import { pageTexts } from "./page-texts.ts";

const version = (): number => pageTexts.version;

/** Renders the component, and what it contains, again when a text changes. For pages without MobX. */
export function usePageLanguage(): Language {
  useSyncExternalStore(pageTexts.subscribe, version, version);
  return pageTexts.language;
}
