import "./direct-billing.css";
import { SquareArrowOutUpRight } from "lucide-react";
import { useState } from "react";
import type { Activation, StreamingService } from "#domain/direct-billing/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { t } from "./direct-billing.texts.ts";

export interface ActivationCardProps {
  readonly service: StreamingService;
  readonly activation: Activation;
  /** Copies to the clipboard; resolves with `false` when the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** Steps to set up the account at the partner: a link or a code. */
export function ActivationCard({ service: { name }, activation, copy }: ActivationCardProps) {
  return (
    <Card title={t("activation.title")} kind="stack" bareTitle>
      {activation.kind === "link" ? (
        <>
          <p>
            {t("activation.link", { name })}{" "}
            <span className="muted">{t("activation.host", { host: activation.host })}</span>
          </p>
          <div>
            <LinkButton
              href={activation.href}
              icon={SquareArrowOutUpRight}
              rel="noopener noreferrer"
              target="_blank"
              {...trackedAs("subscription-set-up")}
            >
              {t("activation.open", { name })}
            </LinkButton>
          </div>
        </>
      ) : (
        <Code name={name} code={activation.code} copy={copy} />
      )}
    </Card>
  );
}

function Code({
  name,
  code,
  copy,
}: {
  readonly name: string;
  readonly code: string;
  readonly copy: ActivationCardProps["copy"];
}) {
  const [copied, setCopied] = useState<boolean | undefined>(undefined);
  const press = async () => setCopied(await copy(code));
  return (
    <>
      <p>{t("activation.code", { name })}</p>
      <p className="activation-code">
        <output>{code}</output>
      </p>
      <div>
        <Button onClick={() => void press()} {...trackedAs("subscription-code", "COPY")}>
          {t("activation.copy")}
        </Button>
      </div>
      <p aria-live="polite" className="muted small">
        {copied !== undefined && t(copied ? "activation.copied" : "activation.copyFailed")}
      </p>
    </>
  );
}
