import type { RegisterState } from "#domain/login/index.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import { Stepper } from "#ui/design-system/stepper.tsx";
import type { LoginViewModel } from "../login.view.tsx";
import { StepHeading } from "../step-heading.tsx";
import { AccountStage } from "./account-stage.view.tsx";
import { ChannelStage } from "./channel-stage.view.tsx";
import { CodeStage } from "./code-stage.view.tsx";
import { IdentityStage } from "./identity-stage.view.tsx";
import type { Registration } from "./registration.ts";
import { registrationTexts as t } from "./registration.texts.ts";

/** What a stage is given. */
export interface StageProps<Stage extends RegisterState["stage"]> {
  readonly state: RegisterState;
  readonly stage: Stage;
  readonly registration: Pick<Registration, "giveIdentity" | "chooseChannel" | "giveCode" | "askAnotherCode" | "giveAccount" | "now" | "problemText">;
  readonly onBack: () => void;
}

const PLACES: Readonly<Record<RegisterState["stage"]["kind"], number>> = { identity: 0, channel: 1, code: 1, account: 2 };

/** A new account, stage after stage, each with one question (LOGIN-04). */
export function RegisterView({ model, state, registration }: {
  readonly model: Pick<LoginViewModel, "brand" | "back">;
  readonly state: RegisterState;
  readonly registration: StageProps<RegisterState["stage"]>["registration"];
}) {
  const { stage } = state;
  return (
    <>
      <Stepper label={t("title")} steps={[t("step.identity"), t("step.code"), t("step.account")]} current={PLACES[stage.kind]} doneLabel={t("step.done")} />
      <header className="stack" style={{ "--stack": "var(--space-2)" }} key={stage.kind}>
        <StepHeading title={t("title")} brand={model.brand.name} focus>{t(`${stage.kind}.heading`)}</StepHeading>
        <Lead state={state} />
      </header>
      <Stage state={state} registration={registration} onBack={model.back} />
    </>
  );
}

function Lead({ state: { stage } }: { readonly state: RegisterState }) {
  if (stage.kind !== "code") return <p className="muted">{t(`${stage.kind}.lead`)}</p>;
  const address = stage.addresses.find(({ channel }) => channel === stage.channel)?.address ?? "";
  return <p className="muted">{t(`code.lead.${stage.channel}`)} <span className="nowrap">{address}.</span></p>;
}

function Stage({ state, registration, onBack }: Omit<StageProps<RegisterState["stage"]>, "stage">) {
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
  }
}
