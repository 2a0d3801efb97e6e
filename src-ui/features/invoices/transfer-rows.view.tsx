import "./transfer.css";
import "#ui/design-system/rows.css";
import { observer } from "#ui/shared/observer.ts";
import { lazy, Suspense, type ReactNode } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { CopyRow } from "#ui/design-system/copy-row.tsx";
import { ErrorBoundary } from "#ui/design-system/error-boundary.tsx";
import { classNames } from "#ui/design-system/class-names.ts";
import { Link } from "#ui/design-system/link.tsx";
import { AccountNumber } from "#ui/shared/account-number.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Money } from "#ui/shared/money.tsx";
import { t } from "./invoices.texts.ts";
import type { HelpNumber } from "./invoices.view.tsx";
import type { TransferDetails, TransferField } from "./transfer.view-model.ts";

/** Copy action, and the field that was copied last. */
export interface TransferRowsViewState {
  readonly copied: TransferField | "all" | undefined;
  copy(field: TransferField): Promise<void>;
}

interface RowsProps {
  readonly model: TransferRowsViewState;
  readonly details: TransferDetails;
  readonly help: readonly HelpNumber[];
}

const QrCode = lazy(async () => ({ default: (await import("#ui/design-system/qr-code.tsx")).QrCode }));

/** Account, recipient, title and amount. Without an account number: an explanation where to find it. */
export function TransferRows({ model, details, help }: RowsProps) {
  return (
    <div className="transfer">
      {details.account === undefined ? (
        <NoAccount help={help} />
      ) : (
        <dl className="rows copy-rows transfer__account">
          <TransferRow model={model} field="account">
            <AccountNumber number={details.account} />
          </TransferRow>
        </dl>
      )}
      <dl className={classNames("rows copy-rows", details.code === undefined && "transfer__rest")}>
        <TransferRow model={model} field="recipient">
          {providerText(details.recipient)}
        </TransferRow>
        {details.ksef === "too-many" ? (
          // The customer pays in parts or writes another title: this one is not offered to copy.
          <div>
            <dt>{t("transfer.subject")}</dt>
            <dd>
              <SubjectNote details={details} />
            </dd>
          </div>
        ) : (
          <TransferRow model={model} field="subject">
            {details.subject}
            <SubjectNote details={details} />
          </TransferRow>
        )}
        {details.amount !== undefined && (
          <TransferRow model={model} field="amount">
            <Money amount={details.amount} look="price" />
          </TransferRow>
        )}
      </dl>
      {details.code !== undefined && <BankCode text={details.code} />}
    </div>
  );
}

/** Explains a title without the numbers of all entries, and one with KSeF numbers (INV-10). */
function SubjectNote({ details: { unnamedEntries, ksef } }: { readonly details: TransferDetails }) {
  if (ksef !== undefined) return <p className="transfer__note muted small">{t(`transfer.ksef_${ksef}`)}</p>;
  if (unnamedEntries === undefined) return null;
  return <p className="transfer__note muted small">{t("transfer.balance", { count: unnamedEntries })}</p>;
}

/** QR code for a bank app on another device; hidden when its module fails to load. */
function BankCode({ text }: { readonly text: string }) {
  return (
    <ErrorBoundary fallback={() => null}>
      <figure className="transfer__code">
        <Suspense fallback={<span className="transfer__placeholder" aria-hidden="true" />}>
          <QrCode text={text} label={t("transfer.code")} />
        </Suspense>
        <figcaption>{t("transfer.scan")}</figcaption>
      </figure>
    </ErrorBoundary>
  );
}

const TransferRow = observer(function TransferRow({
  model,
  field,
  children,
}: {
  readonly model: TransferRowsViewState;
  readonly field: TransferField;
  readonly children: ReactNode;
}) {
  const done = model.copied === field;
  return (
    <CopyRow
      label={t(`transfer.${field}`)}
      buttonLabel={t(done ? "transfer.copied" : "transfer.copy")}
      copiedName={t(`transfer.copiedName.${field}`)}
      copied={done}
      dataAttributes={trackedAs(`transfer-${field}`, "COPY")}
      onCopy={() => void model.copy(field)}
    >
      {children}
    </CopyRow>
  );
});

function NoAccount({ help }: { readonly help: readonly HelpNumber[] }) {
  const [line] = help;
  return (
    <div style={{ gridColumn: "1 / -1" }}>
      <Banner tone="notice" live="none" title={t("transfer.noAccount")}>
        {t("transfer.noAccountText")}
        {line !== undefined && (
          <>
            {" "}
            <Link className="nowrap" href={`tel:${line.dial}`}>
              {line.number}
            </Link>{" "}
            ({line.hours})
          </>
        )}
      </Banner>
    </div>
  );
}
