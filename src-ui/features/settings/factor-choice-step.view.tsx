import { observer } from "#ui/shared/observer.ts";
import type { CodePhone, FactorChange, SetupState } from "#domain/settings/index.ts";
import { Choices } from "#ui/design-system/forms/choice-cards.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { LoadingSection } from "#ui/shared/loading-section.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { FactorViewModel } from "./factor.view-model.ts";
import { t } from "./settings.texts.ts";
import { FactorSetupProblemBanner } from "./factor-setup-problem-banner.view.tsx";

const keyOf = (change: FactorChange | undefined): string =>
  change === undefined ? "" : change.kind === "sms" ? `sms ${change.phoneId}` : change.kind;

/** First step: choose how codes arrive, or confirm turning the second factor off. */
export const FactorChoiceStep = observer(function FactorChoiceStep({
  model,
  phones,
  state,
}: {
  readonly model: FactorViewModel;
  readonly phones: AsyncSection<readonly CodePhone[]>;
  readonly state: Extract<SetupState, { readonly step: "choose" }>;
}) {
  if (state.change?.kind === "none")
    return (
      <div className="stack">
        <FactorSetupProblemBanner state={state} tryLater={model.tryLater} />
        <p>{t("factor.offText")}</p>
        <p>{t("factor.offDevices")}</p>
      </div>
    );
  const factorOptions: readonly (readonly [change: FactorChange, label: string, note: string])[] = [
    [{ kind: "app" }, t("factor.app"), t("factor.appNote")],
    ...(phones.status === "ready" ? phones.value : []).map(
      ({ phoneId, phone }) => [{ kind: "sms", phoneId }, t("factor.sms", { phone }), t("factor.smsNote")] as const,
    ),
  ];
  return (
    <div className="stack">
      <FactorSetupProblemBanner state={state} tryLater={model.tryLater} />
      <p>{t("factor.lead")}</p>
      <Choices
        label={t("factor.choice")}
        name="factor"
        options={factorOptions.map(([change, label, note]) => ({ value: keyOf(change), label, note }))}
        value={keyOf(state.change)}
        onChange={(key) => {
          const found = factorOptions.find(([change]) => keyOf(change) === key);
          if (found !== undefined) model.choose(found[0]);
        }}
      />
      {phones.status === "loading" && (
        <LoadingSection onRetry={phones.retry} label={t("factor.phonesLoading")}>
          <SkeletonRows rows={1} />
        </LoadingSection>
      )}
      {phones.status === "failed" && (
        <FailedSection
          title={t("factor.phonesFailed")}
          level={3}
          busy={phones.retrying}
          cause={phones.cause}
          onRetry={phones.retry}
        />
      )}
      {phones.status === "ready" && (
        <ListContent
          incomplete={phones.incomplete}
          isEmpty={phones.value.length === 0}
          empty={<p className="muted small">{t("factor.noPhones")}</p>}
        />
      )}
    </div>
  );
});
