import { observer } from "#ui/shared/observer.ts";
import { useId, type ReactNode } from "react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { networksForGuests, type Network, type WifiParameters } from "#domain/wifi/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { ErrorSummary } from "#ui/design-system/forms/error-summary.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { BelowFold } from "#ui/shared/below-fold.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { IncompleteData } from "#ui/stores/incomplete-data.ts";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import { ConnectedDevicesCard } from "./connected-devices-card.view.tsx";
import { FrequencyCard, type FrequencyViewState } from "./frequency-card.view.tsx";
import { GuestCard, JoinCard, type CodePicture } from "./join-card.view.tsx";
import { RouterDialog, type RouterDialogViewState } from "./router-dialog.view.tsx";
import { RouterReset } from "./router-reset.view.tsx";
import { RouterNotices, type RouterNoticesViewState } from "./router-notices.view.tsx";
import type { ParameterForm } from "./parameter-form.ts";
import { t, violationMessage, frequencyName } from "./wifi.texts.ts";

export interface RouterViewState extends FrequencyViewState, RouterNoticesViewState, RouterDialogViewState {
  readonly page: AsyncSection<WifiParameters>;
  readonly form: FrequencyViewState["form"] & Pick<ParameterForm, "changes" | "isRestored" | "attempts" | "summary">;
  readonly dirty: boolean;
  readonly toJoin: readonly Network[];
  submit(): void;
  reset(): void;
  openQuestion(question: { readonly kind: "defaults" }): void;
}

/** Operator's texts by their place (SITE-02). */
export interface WifiMessages {
  readonly pending: ReactNode;
  readonly defaults: ReactNode;
}

export interface RouterViewProps {
  readonly model: RouterViewState;
  readonly messages: WifiMessages;
  readonly picture: CodePicture | undefined;
  /** The codes for guests are shown on request. */
  readonly guests: { readonly isOpen: boolean; readonly toggle: () => void };
}

/** One router: networks, connected devices and actions (DEV-01 to DEV-05). */
export const RouterView = observer(function RouterView(props: RouterViewProps) {
  const { page } = props.model;
  switch (page.status) {
    case "loading":
      return (
        <LoadingSection onRetry={page.retry} label={t("router.loading")}>
          <div className="halves">
            <Card>
              <SkeletonRows rows={4} />
            </Card>
            <Card>
              <SkeletonRows rows={4} />
            </Card>
          </div>
        </LoadingSection>
      );
    case "failed":
      return (
        <FailedSection
          title={t("router.failed")}
          level={2}
          busy={page.retrying}
          cause={page.cause}
          onRetry={page.retry}
        />
      );
    case "ready":
      return <RouterForm {...props} known={page.value} incomplete={page.incomplete} />;
  }
});

const RouterForm = observer(function RouterForm({
  model,
  messages,
  picture,
  guests,
  known,
  incomplete,
}: RouterViewProps & { readonly known: WifiParameters; readonly incomplete: IncompleteData | undefined }) {
  const ids = useId();
  const language = usePageLanguage();
  const fieldId = (path: string) => `${ids}${path}`;
  const {
    form: { summary, changes, isRestored, attempts },
    dirty,
    toJoin,
    store: { block },
  } = model;
  const isBlocked = block !== undefined;
  const { frequencies, showConnectedDevices, connectedDevices, readAt } = known;
  const guestNetworks = networksForGuests(frequencies);
  const entries = summary.map(({ key, frequencyType, name, prefix, violation }) => ({
    id: fieldId(key),
    message: t("error.line", {
      name: frequencyName(frequencyType),
      parameter: name,
      error: violationMessage(violation, prefix),
    }),
  }));
  return (
    <>
      <RouterNotices model={model} />
      {block === "pending" && messages.pending}
      {isRestored && dirty && !isBlocked && (
        <Banner tone="info" live="none" title={t("restored.title")}>
          {t("restored.text")}
        </Banner>
      )}
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          model.submit();
        }}
      >
        {language !== "pl" && frequencies.length > 0 && <p className="muted small">{t("namesInPolish")}</p>}
        <ErrorSummary title={t("error.summary", { count: entries.length })} entries={entries} attempt={attempts} />
        {toJoin.length > 0 && <JoinCard networks={toJoin} picture={picture} />}
        {toJoin.length === 0 && !isBlocked && guestNetworks.length > 0 && (
          <GuestCard networks={guestNetworks} picture={picture} isOpen={guests.isOpen} onToggle={guests.toggle} />
        )}
        <ListContent
          incomplete={incomplete}
          isEmpty={frequencies.length === 0}
          empty={
            <Card>
              <EmptyState title={t("frequencies.none")} level={2}>
                {t("frequencies.noneText")}
              </EmptyState>
            </Card>
          }
        >
          <div className="halves">
            {frequencies.map((frequency) => (
              <FrequencyCard
                key={frequency.frequencyType}
                model={model}
                frequency={frequency}
                isBlocked={isBlocked}
                fieldId={fieldId}
              />
            ))}
          </div>
        </ListContent>
        {frequencies.length > 0 && !isBlocked && (
          <FormFoot state={dirty ? { tone: "unsaved", label: t("unsaved") } : undefined}>
            <Button
              saves
              variant="primary"
              type="submit"
              unavailable={changes.length === 0 ? t("save.nothing") : undefined}
              {...trackedAs("wifi-save")}
            >
              {t("save")}
            </Button>
            {dirty && (
              <Button variant="quiet" onClick={() => model.reset()} {...trackedAs("wifi-discard")}>
                {t("discard")}
              </Button>
            )}
          </FormFoot>
        )}
        <BelowFold>
          {showConnectedDevices && (incomplete === undefined || connectedDevices.length > 0) && (
            <ConnectedDevicesCard devices={connectedDevices} readAt={readAt} isKnown={!isBlocked} />
          )}
          {frequencies.length > 0 && !isBlocked && (
            <RouterReset onReset={() => model.openQuestion({ kind: "defaults" })} />
          )}
          {isBlocked && dirty && (
            <Banner tone="info" live="none" title={t("draft.title")}>
              {t("draft.text")}
            </Banner>
          )}
        </BelowFold>
      </form>
      <RouterDialog
        model={model}
        connected={showConnectedDevices ? connectedDevices : []}
        message={messages.defaults}
      />
    </>
  );
});
