import "#ui/design-system/forms/choice-cards.css";
import "./set-top-box.css";
import { observer } from "#ui/shared/observer.ts";
import type { Product } from "#domain/products/index.ts";
import { deviceAddresses } from "#domain/products/device-addresses.ts";
import { decoderName, type Decoder } from "#domain/set-top-box/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { ScrollIntoView } from "#ui/shared/scroll-into-view.tsx";
import { PageHead } from "#ui/shared/page-head.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import { CodeCard, type CodeCardProps } from "./code-card.view.tsx";
import type { PinResetResult } from "./set-top-box.view-model.ts";
import { PinResetDialog } from "./pin-reset-dialog.view.tsx";
import { t } from "./set-top-box.texts.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

export interface SetTopBoxViewState {
  readonly page: AsyncSection<readonly Decoder[]>;
  readonly decoder: Decoder | undefined;
  readonly isConfirming: boolean;
  readonly isSending: boolean;
  readonly result: PinResetResult | undefined;
  choose(decoder: Decoder): void;
  askConfirmation(): void;
  cancel(): void;
  confirm(): Promise<void>;
  forget(): void;
}

export interface SetTopBoxViewProps extends Pick<CodeCardProps, "defaultPin" | "copy"> {
  readonly model: SetTopBoxViewState;
  /** Services of the customer, whose addresses distinguish decoders (DEV-09). */
  readonly products: readonly Product[];
}

/** `/resetPin` (DEV-04). */
export const SetTopBoxView = observer(function SetTopBoxView(props: SetTopBoxViewProps) {
  return (
    <div className="page stack">
      <PageHead title={t("title")} lead={t("lead")} />
      <Content {...props} />
    </div>
  );
});

const Content = observer(function Content({ model, products, ...code }: SetTopBoxViewProps) {
  const { page, decoder } = model;
  if (page.status !== "ready")
    return (
      <SectionPlaceholder section={page} loading={t("loading")} failed={t("failed")} level={2}>
        <Card>
          <SkeletonRows rows={2} />
        </Card>
      </SectionPlaceholder>
    );
  const addresses = deviceAddresses(page.value, products);
  return (
    <ListContent
      incomplete={page.incomplete}
      isEmpty={page.value.length === 0}
      empty={
        <Card>
          <EmptyState title={t("none")} level={2}>
            {t("noneText")}
          </EmptyState>
        </Card>
      }
    >
      <fieldset className="plain-fieldset">
        <legend className="visually-hidden">{t("choose")}</legend>
        <div className="choices">
          {page.value.map((one) => (
            <label className="choice" key={`${one.caCard} ${one.cardNo} ${one.serialNumber}`}>
              <input type="radio" name="decoder" checked={one === decoder} onChange={() => model.choose(one)} />
              <span>
                <strong>{decoderName(one, page.value)}</strong>
                <Numbers decoder={one} address={addresses.get(one)} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="cluster">
        <Button
          variant={model.result?.kind === "code" ? "secondary" : "primary"}
          unavailable={decoder === undefined ? t("chooseFirst") : undefined}
          onClick={() => model.askConfirmation()}
          {...trackedAs("decoder-reset-pin")}
        >
          {t("reset")}
        </Button>
      </div>
      <div aria-live="polite">
        {model.result !== undefined && (
          <ScrollIntoView>
            <PinResetResultView result={model.result} decoders={page.value} {...code} onForget={() => model.forget()} />
          </ScrollIntoView>
        )}
      </div>
      {decoder !== undefined && model.isConfirming && (
        <PinResetDialog model={model} name={decoderName(decoder, page.value)} />
      )}
    </ListContent>
  );
});

/** Numbers that distinguish decoders of one model: one card, the one of the service page if there is one (DEV-08). */
function Numbers({
  decoder: { caCard, cardNo, serialNumber },
  address,
}: {
  readonly decoder: Decoder;
  readonly address: string | undefined;
}) {
  const card = caCard ?? cardNo;
  return (
    <>
      {address !== undefined && <small lang="pl">{providerText(address)}</small>}
      {card !== undefined && <small>{t("caCard", { number: card })}</small>}
      {serialNumber !== undefined && <small>{t("serialNumber", { number: serialNumber })}</small>}
    </>
  );
}

function PinResetResultView({
  result,
  decoders,
  ...card
}: {
  readonly result: PinResetResult;
  readonly decoders: readonly Decoder[];
} & Pick<CodeCardProps, "defaultPin" | "copy" | "onForget">) {
  switch (result.kind) {
    case "code":
      return <CodeCard name={decoderName(result.decoder, decoders)} code={result.code} {...card} />;
    case "refused":
      return (
        <Banner tone="bad" live="none" title={t("refused")}>
          {result.message === undefined ? t("refused.text") : <PolishText>{result.message}</PolishText>}
        </Banner>
      );
    case "try-later":
    case "unknown-outcome":
      return (
        <Banner tone="bad" live="none" title={t(result.kind)}>
          {t(`${result.kind}.text`)}
        </Banner>
      );
  }
}
