import { Check, Info, Trash2 } from "lucide-react";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import { Toasts } from "#ui/design-system/toasts.tsx";
import { t } from "./shell.texts.ts";

/** Toast in the form of the store. */
export interface HostedToast {
  readonly id: number;
  readonly text: string;
  readonly kind: "done" | "removed" | "news";
  readonly undo?: (() => void) | undefined;
}

export interface ToastHostProps {
  readonly toasts: readonly HostedToast[];
  readonly onDismiss: (id: number) => void;
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

const ICONS: Readonly<Record<HostedToast["kind"], IconDrawing>> = { done: Check, removed: Trash2, news: Info };

/** Shows the toasts of the store. */
export function ToastHost({ toasts, onDismiss, onHold, onRelease }: ToastHostProps) {
  const shown = toasts.map(({ id, text, kind, undo }) => {
    const takeBack = () => {
      undo?.();
      onDismiss(id);
    };
    return {
      key: String(id),
      text,
      icon: ICONS[kind],
      action: undo === undefined ? undefined : { label: t("toastUndo"), onPress: takeBack },
    };
  });
  return <Toasts toasts={shown} onHold={onHold} onRelease={onRelease} />;
}
