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

/** DIALOG-01: 280, 350, 450, 600, 850, 1095 pixels, or the whole width; never wider than the screen. */
export type DialogSize = "xs" | "s" | "m" | "l" | "xl" | "xxl" | "full";

export interface DialogProps {
  readonly size: DialogSize;
  /** Names the dialog and takes focus when it opens. */
  readonly title: ReactNode;
  /**
   * What Escape, the close button, the browser's back and the device's back gesture do. Without it the dialog cannot be
   * dismissed by them.
   */
  readonly onCancel?: (() => void) | undefined;
  /** The page was opened with it: "back" leaves both, to where it was asked for. */
  readonly isOpenedWithPage?: boolean | undefined;
  /** Name of the close button in the head ("Zamknij"); without it, or without `onCancel`, there is none. */
  readonly closeLabel?: string | undefined;
  /** Buttons, the primary one first. */
  readonly foot?: ReactNode;
  /** `alertdialog` interrupts: what must be decided now. Its body is announced with its title. */
  readonly role?: "dialog" | "alertdialog" | undefined;
  /** What takes focus instead of the title. */
  readonly focusOn?: RefObject<HTMLElement | null> | undefined;
  readonly bodyClassName?: string | undefined;
  /** Attributes of the dialog's element, by which others know it. */
  readonly dataAttributes?: Readonly<Record<string, string>> | undefined;
  readonly children: ReactNode;
}

function focusedElement(): HTMLElement | undefined {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body ? active : undefined;
}

/** Whether there is more in it than is seen: then arrow keys must be able to scroll it, so it takes focus. */
function useScrolled(box: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === "undefined") return undefined;
    const watch = new ResizeObserver(() => setScrolled(element.scrollHeight > element.clientHeight));
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    return () => watch.disconnect();
  }, [box]);
  return scrolled;
}

/**
 * A modal dialog: open while it is rendered. Focus stays inside, and goes back to what had it before (DIALOG-03).
 * The browser's "back" closes it and leaves the page where it is, unless the page came with it.
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
    element.showModal();
    (focusOn?.current ?? heading.current)?.focus();
    return () => {
      // one that stands above this one and goes with it: while it is open, nothing beneath it can take focus
      for (const above of element.querySelectorAll<HTMLDialogElement>("dialog[open]")) above.close();
      element.close();
      if (opener?.isConnected === true) opener.focus();
    };
  }, [focusOn]);

  const onEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    // pressed in a dialog above this one: its own affair
    if (event.target instanceof Element && event.target.closest("dialog") !== event.currentTarget) return;
    // A browser closes a dialog on the second Escape whatever `cancel` says, unless the key itself is held back.
    if (event.key === "Escape" && onCancel === undefined) event.preventDefault();
  };
  const onNativeCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onCancel?.();
  };
  const onNativeClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    // it stands until it is gone: closing it may ask first
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
      // read out when it opens; some readers would read all of it again with each change in it, each second of a
      // countdown too
      aria-live={role === "alertdialog" ? "off" : undefined}
      aria-describedby={role === "alertdialog" ? bodyId : undefined}
      closedby={onCancel === undefined ? "none" : "closerequest"}
      onKeyDown={onEscape}
      onCancel={onNativeCancel}
      onClose={onNativeClose}
    >
      <header className="dialog__head">
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {onCancel !== undefined && closeLabel !== undefined && (
          <IconButton variant="quiet" icon={X} label={closeLabel} onClick={onCancel} />
        )}
      </header>
      <div
        ref={body}
        className={classNames("dialog__body", bodyClassName)}
        id={bodyId}
        {...(scrolled ? { tabIndex: 0, role: "group", "aria-labelledby": titleId } : {})}
      >
        {children}
      </div>
      {foot !== undefined && <footer className="dialog__foot">{foot}</footer>}
    </dialog>
  );
}
