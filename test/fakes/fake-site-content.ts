import { succeed } from "#domain/shared-kernel/index.ts";
import type { RotationBanner, SiteContent, SiteContentPort } from "#domain/site-content/index.ts";
import { Script } from "./script.ts";

export interface FakeSiteContent extends SiteContentPort {
  readonly script: Script<"load" | "loadBanners">;
  /** Content that the server returns. */
  content: SiteContent;
  banners: readonly RotationBanner[];
}

/** Texts by key, and banners, in memory. */
export function fakeSiteContent({
  content = {},
  banners = [],
}: { content?: Readonly<Record<string, string>>; banners?: readonly RotationBanner[] } = {}): FakeSiteContent {
  const script: FakeSiteContent["script"] = new Script();
  const fake: FakeSiteContent = {
    script,
    content: new Map(Object.entries(content)),
    banners,
    load: () => script.answer("load", () => succeed(fake.content)),
    loadBanners: () => script.answer("loadBanners", () => succeed(fake.banners)),
  };
  return fake;
}
