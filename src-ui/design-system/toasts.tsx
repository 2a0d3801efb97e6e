import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { Icon, type IconDrawing } from "./icon.tsx";

const SHOWN_FOR_MS = 6_000;

export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly icon?: IconDrawing | undefined;
  /** "Cofnij", where something was removed. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastsProps {
  readonly toasts: readonly Toast[];
  /** Called once a toast has been shown for 6 s, or its action was pressed. */
  readonly onGone: (id: string) => void;
}

function OneToast({ toast, onGone }: { readonly toast: Toast; readonly onGone: (id: string) => void }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => onGone(toast.id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [held, onGone, toast.id]);

  const { action } = toast;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className="toast deep" onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      {toast.icon !== undefined && <Icon of={toast.icon} />}
      <span>{toast.text}</span>
      {action !== undefined && (
        <Button variant="quiet" size="s" onClick={() => { action.onPress(); onGone(toast.id); }}>{action.label}</Button>
      )}
    </div>
  );
}

/** Short news in the corner; never an error that needs a decision. Render it always, so that it is announced. */
export function Toasts({ toasts, onGone }: ToastsProps) {
  return (
    <div className="toasts" role="status">
      {toasts.map((toast) => <OneToast key={toast.id} toast={toast} onGone={onGone} />)}
    </div>
  );
}
