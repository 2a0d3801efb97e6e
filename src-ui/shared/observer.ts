import { _isComputingDerivation, createAtom } from "mobx";
import { observer as observe } from "mobx-react-lite";
import type { FunctionComponent } from "react";
import { pageTexts } from "./texts/page-texts.ts";

const texts = createAtom("texts of the page");

pageTexts.subscribe(() => texts.reportChanged());
// Plain components read texts, too: the tests, which refuse observable values outside of observers, allow those reads.
pageTexts.onRead = () => void (_isComputingDerivation() && texts.reportObserved());

/**
 * `observer` of MobX that also renders the component again when the language changes (I18N-06), so that the plain
 * components inside it get new texts. Nothing is mounted again: what was typed stays.
 */
export function observer<Props extends object>(component: FunctionComponent<Props>): FunctionComponent<Props> {
  const withTexts: FunctionComponent<Props> = (props) => {
    texts.reportObserved();
    return component(props);
  };
  withTexts.displayName = component.displayName ?? component.name;
  return observe(withTexts);
}
