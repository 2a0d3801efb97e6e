import type { RegisterState } from "#domain/login/index.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import { Stepper } from "#ui/design-system/stepper.tsx";
import { formatDeadline } from "#ui/shared/format-deadline.ts";
import type { LoginViewState } from "../login.view.tsx";
import { STEP_HEADING_ID } from "../use-single-field-form.ts";
import { StepHeading } from "../step-heading.tsx";
import { AccountStage } from "./account-stage.view.tsx";
import { ByPhoneStage } from "./by-phone-stage.view.tsx";
import { ChannelStage } from "./channel-stage.view.tsx";
import { CodeStage } from "./code-stage.view.tsx";
import { IdentityStage } from "./identity-stage.view.tsx";
import type { RegistrationFlow } from "./registration-flow.ts";
import { t } from "./registration.texts.ts";

/** Props of each stage. */
export interface StageProps<Stage extends RegisterState["stage"]> {
  readonly state: RegisterState;
  readonly stage: Stage;
  readonly registration: Pick<
    RegistrationFlow,
    | "giveIdentity"
    | "chooseChannel"
    | "giveCode"
    | "askAnotherCode"
    | "giveAccount"
    | "typed"
    | "rememberTyped"
    | "now"
    | "problemText"
  >;
  readonly onBack: () => void;
}

const PLACES: Readonly<Record<RegisterState["stage"]["kind"], number>> = {
  identity: 0,
  channel: 1,
  "by-phone": 1,
  code: 1,
  account: 2,
};

/** Registration: one question per stage (LOGIN-04). */
export function RegisterView({
  model,
  state,
  registration,
}: {
  readonly model: Pick<LoginViewState, "brand" | "back">;
  readonly state: RegisterState;
  readonly registration: StageProps<RegisterState["stage"]>["registration"];
}) {
  const { stage } = state;
  return (
    <>
      <Stepper
        label={t("title")}
        steps={[t("step.identity"), t("step.code"), t("step.account")]}
        current={PLACES[stage.kind]}
        doneLabel={t("step.done")}
      />
      <header className="stack" style={{ "--stack": "var(--space-2)" }} key={stage.kind} id={STEP_HEADING_ID}>
        <StepHeading title={t("title")} brand={model.brand.name} focus={stage.kind === "by-phone"}>
          {t(stage.kind === "by-phone" ? "byPhone.heading" : `${stage.kind}.heading`)}
        </StepHeading>
        <Lead state={state} now={registration.now()} />
      </header>
      <Stage state={state} registration={registration} helpLines={model.brand.helpLines} onBack={model.back} />
    </>
  );
}

function Lead({ state: { stage }, now }: { readonly state: RegisterState; readonly now: number }) {
  if (stage.kind === "by-phone")
    return (
      <p className="muted">
        {t("byPhone.lead")} <span className="nowrap">{stage.address}.</span> {t("byPhone.then")}
      </p>
    );
  if (stage.kind !== "code") return <p className="muted">{t(`${stage.kind}.lead`)}</p>;
  const address = stage.addresses.find(({ channel }) => channel === stage.channel)?.address ?? "";
  return (
    <p className="muted">
      {t(`code.lead.${stage.channel}`)} <span className="nowrap">{address}.</span>{" "}
      {t("code.until", { time: formatDeadline(stage.validUntil, now) })}
    </p>
  );
}

function Stage({
  state,
  registration,
  helpLines,
  onBack,
}: Omit<StageProps<RegisterState["stage"]>, "stage"> & Pick<LoginViewState["brand"], "helpLines">) {
  const { stage } = state;
  const given = { state, registration, onBack };
  switch (stage.kind) {
    case "identity":
      return <IdentityStage {...given} stage={stage} />;
    case "channel":
      return <ChannelStage {...given} stage={stage} />;
    case "code":
      return <CodeStage {...given} stage={stage} />;
    case "account":
      return <AccountStage {...given} stage={stage} />;
    case "by-phone":
      return <ByPhoneStage helpLines={helpLines} onBack={onBack} />;
  }
}
