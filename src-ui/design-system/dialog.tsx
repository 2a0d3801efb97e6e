import "./dialog.css";
import { X } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconButton } from "./icon-button.tsx";
import { classNames } from "./class-names.ts";
import { useBackHandler } from "./back-stack.ts";
import { prepareFocusReturn } from "./prepare-focus-return.ts";

/** Width 280, 350, 450, 600, 850 or 1095 px, or full width; never wider than the screen (DIALOG-01). */
export type DialogSize = "xs" | "s" | "m" | "l" | "xl" | "xxl" | "full";

export interface DialogProps {
  readonly size: DialogSize;
  /** Accessible name of the dialog; takes the focus when it opens. */
  readonly title: ReactNode;
  /**
   * Called on Escape, the close button and "back" of the browser or device. Without it these cannot close the dialog.
   */
  readonly onCancel?: (() => void) | undefined;
  /** The dialog opened together with the page, so "back" leaves both. */
  readonly isOpenedWithPage?: boolean | undefined;
  /** Label of the close button ("Zamknij"); without it, or without `onCancel`, there is no button. */
  readonly closeLabel?: string | undefined;
  /** Buttons, the primary one first. */
  readonly foot?: ReactNode;
  /** `alertdialog` for a decision needed now; its body is announced with its title. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** Element that takes the focus instead of the title. */
  readonly focusOn?: RefObject<HTMLElement | null> | undefined;
  readonly bodyClassName?: string | undefined;
  /** Attributes of the dialog's element, for example for analytics. */
  readonly dataAttributes?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

/**
 * Class of the element that gets the focus back, while the dialog is open: styles must not hide it. React removes it if
 * the element gets another `className` meanwhile.
 */
const OPENER = "dialog-opener";

function focusedElement(): HTMLElement | undefined {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}

/** Returns true if the box overflows; it must then be focusable, so that arrow keys can scroll it. */
function useScrolled(box: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const watch = new ResizeObserver(() => setScrolled(element.scrollHeight > element.clientHeight));
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [box]);
  return scrolled;
}

/**
 * Modal dialog, open while rendered. Traps the focus and returns it afterwards (DIALOG-03). The browser's "back" closes
 * it without leaving the page, unless `isOpenedWithPage`.
 */
export function Dialog(props: DialogProps) {
  const {
    size,
    title,
    onCancel,
    isOpenedWithPage,
    closeLabel,
    foot,
    role = "dialog",
    focusOn,
    bodyClassName,
    dataAttributes,
    children,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const bodyId = useId();
  const body = useRef<HTMLDivElement>(null);
  const scrolled = useScrolled(body);
  useBackHandler(!isOpenedWithPage, onCancel);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = focusedElement();
    const returnFocus = prepareFocusReturn(opener);
    opener?.classList.add(OPENER);
    element.showModal();
    (focusOn?.current ?? heading.current)?.focus();
    return () => {
      // Close nested dialogs first, because while one is open nothing below it can take the focus.
      for (const above of element.querySelectorAll<HTMLDialogElement>("dialog[open]")) above.close();
      element.close();
      returnFocus();
      opener?.classList.remove(OPENER);
    };
  }, [focusOn]);

  const onEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    // Escape was pressed in a dialog above this one.
    if (event.target instanceof Element && event.target.closest("dialog") !== event.currentTarget) return;
    // Browsers close a dialog on the second Escape even if `cancel` is prevented, unless the key itself is prevented.
    if (event.key === "Escape" && onCancel === undefined) event.preventDefault();
  };
  const onNativeCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onCancel?.();
  };
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    // Reopen it: the dialog stays open while rendered, and `onCancel` may ask for a confirmation.
    event.currentTarget.showModal();
    onCancel?.();
  };

  return (
    <dialog
      {...dataAttributes}
      ref={dialog}
      className={classNames("dialog", `dialog--${size}`)}
      role={role === "alertdialog" ? role : undefined}
      aria-labelledby={titleId}
      // Announced on opening; otherwise some screen readers repeat all of it after each change, such as a countdown
      aria-live={role === "alertdialog" ? "off" : undefined}
      aria-describedby={role === "alertdialog" ? bodyId : undefined}
      closedby={onCancel === undefined ? "none" : "closerequest"}
      onKeyDown={onEscape}
      onCancel={onNativeCancel}
      onClose={onNativeClose}
    >
      <div className="dialog__head">
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {onCancel !== undefined && closeLabel !== undefined && (
          <IconButton variant="quiet" icon={X} label={closeLabel} onClick={onCancel} />
        )}
      </div>
      <div
        ref={body}
        className={classNames("dialog__body", bodyClassName)}
        id={bodyId}
        {...(scrolled ? { tabIndex: 0, role: "group", "aria-labelledby": titleId } : {})}
      >
        {children}
      </div>
      {foot !== undefined && <div className="dialog__foot">{foot}</div>}
    </dialog>
  );
}
