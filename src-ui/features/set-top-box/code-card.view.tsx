import "./set-top-box.css";
import { useState } from "react";
import { groupedDigits, type PinCode } from "#domain/set-top-box/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "set-top-box");

export interface CodeCardProps {
  /** Name of the decoder among the others. */
  readonly name: string;
  readonly code: PinCode;
  /** Factory PIN of the decoders; without it its hint is hidden (DEV-06). */
  readonly defaultPin: string | undefined;
  readonly copy: (text: string) => Promise<boolean>;
  readonly onForget: () => void;
}

/** Code that is shown once, with instructions (DEV-04, DEV-06). */
export function CodeCard({ name, code, defaultPin, copy, onForget }: CodeCardProps) {
  const [copied, setCopied] = useState<boolean | undefined>(undefined);
  const press = async () => setCopied(await copy(code.digits));
  // Grouped for display; the label makes screen readers read it digit by digit.
  const figure = (
    <p className="pin-reset-code">
      <output aria-label={Array.from(code.digits).join(" ")}>{groupedDigits(code.digits)}</output>
    </p>
  );
  return (
    <Card title={t(`${code.kind}.title`, { model: name })} kind="stack">
      {code.kind === "recoveryCode" ? (
        <>
          {figure}
          <p>{t("recoveryCode.text")}</p>
        </>
      ) : (
        <ol className="steps">
          <li>{t("resetCode.step1")}</li>
          <li>
            {t("resetCode.step2")}
            {figure}
          </li>
          <li>
            {defaultPin !== undefined && <>{t("resetCode.default", { pin: defaultPin })} </>}
            {t("resetCode.step3")}
          </li>
        </ol>
      )}
      <p className="muted">{t(`${code.kind}.once`)}</p>
      <div className="cluster">
        <Button onClick={() => void press()} {...trackedAs("decoder-pin", "COPY")}>
          {t(`${code.kind}.copy`)}
        </Button>
        <Button variant="quiet" onClick={onForget} {...trackedAs("decoder-pin-forget")}>
          {t(`${code.kind}.forget`)}
        </Button>
      </div>
      <p aria-live="polite" className="muted small">
        {copied === true && t(`${code.kind}.copied`)}
        {copied === false && t(`${code.kind}.copyFailed`)}
      </p>
    </Card>
  );
}
