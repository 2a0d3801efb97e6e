import { observer } from "mobx-react-lite";
import type { CodePhone, FactorWish, SetupState } from "#domain/settings/index.ts";
import { Choices } from "#ui/design-system/forms/choice.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import type { Part } from "#ui/stores/part.ts";
import type { FactorModel } from "./factor.model.ts";
import { t } from "./settings.texts.ts";
import { FactorProblem } from "./factor-problem.view.tsx";

const keyOf = (wish: FactorWish | undefined): string =>
  wish === undefined ? "" : wish.kind === "sms" ? `sms ${wish.phoneId}` : wish.kind;

/** First step: how the code is to arrive, or what turning the second factor off means. */
export const FactorChoiceStep = observer(function FactorChoiceStep({
  model,
  phones,
  state,
}: {
  readonly model: FactorModel;
  readonly phones: Part<readonly CodePhone[]>;
  readonly state: Extract<SetupState, { readonly step: "choose" }>;
}) {
  if (state.wish?.kind === "none")
    return (
      <div className="stack">
        <FactorProblem state={state} />
        <p>{t("factor.offText")}</p>
        <p>{t("factor.offDevices")}</p>
      </div>
    );
  const wishes: readonly (readonly [wish: FactorWish, label: string, note: string])[] = [
    [{ kind: "app" }, t("factor.app"), t("factor.appNote")],
    ...(phones.status === "ready" ? phones.value : []).map(
      ({ phoneId, phone }) => [{ kind: "sms", phoneId }, t("factor.sms", { phone }), t("factor.smsNote")] as const,
    ),
  ];
  return (
    <div className="stack">
      <FactorProblem state={state} />
      <p>{t("factor.lead")}</p>
      <Choices
        label={t("factor.choice")}
        name="factor"
        options={wishes.map(([wish, label, note]) => ({ value: keyOf(wish), label, note }))}
        value={keyOf(state.wish)}
        onChange={(key) => {
          const found = wishes.find(([wish]) => keyOf(wish) === key);
          if (found !== undefined) model.choose(found[0]);
        }}
      />
      {phones.status === "loading" && (
        <Loading label={t("factor.phonesLoading")}>
          <SkeletonRows rows={1} />
        </Loading>
      )}
      {phones.status === "failed" && (
        <FailedPart title={t("factor.phonesFailed")} level={3} busy={phones.retrying} onRetry={phones.retry} />
      )}
      {phones.status === "ready" && phones.value.length === 0 && <p className="muted small">{t("factor.noPhones")}</p>}
    </div>
  );
});
