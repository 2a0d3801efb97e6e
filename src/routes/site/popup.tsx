import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState, type ReactNode } from "react";
import { addShownMark } from "#domain/site-content/shown-marks.ts";
import { popupOf } from "#domain/site-content/popup.ts";
import { PopupView } from "#ui/features/site-content/popup/popup.view.tsx";
import { useService } from "../../container/use-service.tsx";
import { WELCOME_MARKS_PORT } from "../../container/tokens.ts";

export interface PopupProps {
  readonly message: string;
  readonly account: string;
  /** True if the popup may cover the current page. */
  readonly mayShow: boolean;
  /** Content shown when there is no message to read. */
  readonly children: ReactNode;
}

/** Operator's message to this customer, until it was read once in this browser (SITE-04). */
export const Popup = observer(function Popup({ message, account, mayShow, children }: PopupProps) {
  const marks = useService(WELCOME_MARKS_PORT);
  const [read, setRead] = useState(() => marks.read());
  const popup = popupOf(message, account, read);
  const mark = popup?.mark;
  useEffect(() => {
    if (mark === undefined) return undefined;
    // Following a link of the message counts as reading, so that the popup does not cover the next page.
    const follow = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest(".operator-html a") === null) return;
      marks.write(addShownMark(marks.read(), mark));
      setRead((before) => addShownMark(before, mark));
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [marks, mark]);
  if (popup === undefined) return children;
  if (!mayShow) return null;
  const close = (): void => {
    marks.write(addShownMark(marks.read(), popup.mark));
    // A browser without storage shows it again after the next login.
    setRead(addShownMark(read, popup.mark));
  };
  return <PopupView html={popup.html} onClose={close} />;
});
