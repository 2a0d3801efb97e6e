import { useRef, type ReactNode } from "react";
import type { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { CheckboxField } from "#ui/design-system/forms/checkbox-field.tsx";
import { t } from "./contract-summary.texts.ts";

export interface OrderConsentProps {
  readonly agreed: boolean;
  /** False: the text names no documents, because there are none. */
  readonly hasDocuments?: boolean | undefined;
  /** True after a press without the consent. */
  readonly isMissing: boolean;
  readonly busy: boolean;
  /** False where another answer is the main one. */
  readonly isMain?: boolean | undefined;
  readonly tracked: ReturnType<typeof trackedAs>;
  readonly onAgreed: (agreed: boolean) => void;
  /** Called with every press; without the consent the box also takes the focus. */
  readonly onOrder: () => void;
  /** Other buttons. */
  readonly children?: ReactNode;
}

/** Consent to the terms and the button of an order: the law asks that the button names the obligation to pay. */
export function OrderConsent({
  agreed,
  hasDocuments = true,
  isMissing,
  busy,
  isMain = true,
  tracked,
  onAgreed,
  onOrder,
  children,
}: OrderConsentProps) {
  const box = useRef<HTMLInputElement>(null);
  const press = (): void => {
    // A screen reader announces the error with the focused box.
    if (!agreed) box.current?.focus();
    onOrder();
  };
  return (
    <>
      <CheckboxField
        ref={box}
        label={t(hasDocuments ? "terms" : "termsOnly")}
        checked={agreed}
        error={isMissing && !agreed ? t("termsMissed") : undefined}
        onValue={onAgreed}
      />
      <div className="cluster answers">
        <Button
          saves
          variant={isMain ? "primary" : "secondary"}
          size="l"
          busy={busy}
          busyLabel={t("ordering")}
          {...tracked}
          onClick={press}
        >
          {t("order")}
        </Button>
        {children}
      </div>
    </>
  );
}
