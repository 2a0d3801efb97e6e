import "./settings.css";
import { CircleCheck } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import type {} from "#ui/design-system/custom-properties.ts";
import {
  groupedKey,
  takesCode,
  type CodePhone,
  type FactorWish,
  type SetupState,
  type SetupToken,
} from "#domain/settings/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { QrCode } from "#ui/design-system/qr-code.tsx";
import { Choices } from "#ui/design-system/forms/choice.tsx";
import { CodeField } from "#ui/design-system/forms/masked-field.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { Result } from "#ui/shared/result.tsx";
import { SentForm } from "#ui/shared/sent-form.tsx";
import type { Part } from "#ui/stores/part.ts";
import type { FactorModel } from "./factor.model.ts";
import { t } from "./settings.texts.ts";

export interface FactorDialogProps {
  readonly model: FactorModel;
  readonly phones: Part<readonly CodePhone[]>;
  readonly now: () => number;
  readonly copy: (text: string) => Promise<boolean>;
}

type Step<Name extends SetupState["step"]> = Extract<SetupState, { readonly step: Name }>;

/** Setting the second factor up, or turning it off (SET-02, DIALOG-02: 2FA setup). */
export const FactorDialog = observer(function FactorDialog(props: FactorDialogProps) {
  const { model } = props;
  const { state, busy } = model;
  const formId = useId();
  if (state.step === "closed") return null;
  const isOff = state.wish?.kind === "none";
  return (
    <ClosableDialog
      name="second-factor"
      size={isOff ? "l" : "xl"}
      title={t(isOff ? "factor.offTitle" : "factor.title")}
      onClose={busy ? undefined : model.close}
      foot={
        <>
          {state.step === "choose" && (
            <Button
              key="next"
              variant="primary"
              busy={busy}
              busyLabel={t("factor.asking")}
              unavailable={state.wish === undefined ? t("factor.chooseFirst") : undefined}
              onClick={() => void model.ask()}
              {...trackedAs("second-factor-next")}
            >
              {t(isOff ? "factor.offNext" : "factor.next")}
            </Button>
          )}
          {state.step === "code" && (
            <Button
              key="confirm"
              variant="primary"
              type="submit"
              form={formId}
              busy={busy}
              busyLabel={t("factor.checking")}
              unavailable={busy || takesCode(state) ? undefined : t("factor.newFirst")}
              {...trackedAs("second-factor-confirm")}
            >
              {t(isOff ? "factor.offConfirm" : "factor.confirm")}
            </Button>
          )}
          {!busy && (
            <Button key="close" onClick={model.close}>
              {t(state.step === "done" || state.step === "limit" ? "close" : "cancel")}
            </Button>
          )}
        </>
      }
    >
      {state.step === "choose" && <Choose {...props} state={state} />}
      {state.step === "code" && <Code {...props} state={state} formId={formId} />}
      <div aria-live="polite">
        {state.step === "limit" && (
          <Banner tone="notice" title={t("factor.limit")}>
            {t("factor.limitText")}
          </Banner>
        )}
        {state.step === "done" && (
          <Result sign={CircleCheck} tone="good" title={t(isOff ? "factor.offDone" : "factor.onDone")}>
            <p>{t(isOff ? "factor.offDoneText" : "factor.onDoneText")}</p>
          </Result>
        )}
      </div>
    </ClosableDialog>
  );
});

function Problem({ state: { problem } }: { readonly state: Step<"choose"> | Step<"code"> }) {
  // what is wrong with a code stands at its field
  if (problem === undefined || problem === "wrongCode" || problem === "expired") return null;
  return (
    <Banner tone="notice" live="alert" title={t(`factor.problem.${problem}`)}>
      {t(`factor.problem.${problem}Text`)}
    </Banner>
  );
}

const keyOf = (wish: FactorWish | undefined): string =>
  wish === undefined ? "" : wish.kind === "sms" ? `sms ${wish.phoneId}` : wish.kind;

const Choose = observer(function Choose({
  model,
  phones,
  state,
}: FactorDialogProps & { readonly state: Step<"choose"> }) {
  if (state.wish?.kind === "none")
    return (
      <div className="stack">
        <Problem state={state} />
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
      <Problem state={state} />
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

const Code = observer(function Code({
  model,
  state,
  now,
  copy,
  formId,
}: FactorDialogProps & { readonly state: Step<"code">; readonly formId: string }) {
  const { code } = model;
  const complaint = code.complaintOf("code");
  const { token, wish } = state;
  useEffect(() => {
    // the button that led here is gone: the focus goes to what is to be done first, the key of an app or the code
    document.getElementById(formId)?.querySelector<HTMLElement>("p[tabindex], input")?.focus();
  }, [formId]);
  return (
    <SentForm id={formId} submit={() => code.submit()}>
      <Problem state={state} />
      {token.key !== undefined && <AppKey tokenKey={token.key} copy={copy} />}
      {token.key === undefined && token.sent === undefined && <p>{t("factor.offApp")}</p>}
      <CodeField
        label={t("factor.code")}
        name="code"
        mask={CODE_MASK}
        help={
          token.sent === undefined
            ? t("factor.codeOfApp")
            : `${t("factor.sentTo", { phone: token.sent.phone })} ${t("factor.codeOfSms")}`
        }
        value={code.form.code}
        error={complaint === undefined ? undefined : messageOf(complaint)}
        onValue={(value) => code.set("code", value)}
        onBlur={() => {
          if (code.form.code !== "") code.leave("code");
        }}
      />
      {token.sent !== undefined && (
        <Another againAt={token.sent.againAt} now={now} busy={model.busy} onAsk={() => void model.ask()} />
      )}
      {token.sent === undefined && state.problem === "expired" && (
        <div>
          <Button variant="quiet" flush onClick={() => void model.ask()}>
            {t(wish.kind === "app" ? "factor.newKey" : "factor.again")}
          </Button>
        </div>
      )}
    </SentForm>
  );
});

function AppKey({
  tokenKey: { secret, uri },
  copy,
}: { readonly tokenKey: NonNullable<SetupToken["key"]> } & Pick<FactorDialogProps, "copy">) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="key-of-app">
      <div className="key-of-app__code">
        <QrCode text={uri} label={t("factor.qr")} />
      </div>
      <div className="stack" style={{ "--stack": "var(--space-3)" }}>
        <p tabIndex={-1}>{t("factor.scan")}</p>
        <p>
          {t("factor.key")}
          <br />
          <code className="key-of-app__key">{groupedKey(secret)}</code>
        </p>
        <div>
          <Button size="s" onClick={() => void copy(secret).then(setCopied)}>
            {t(copied ? "copied" : "copy")}
          </Button>
        </div>
        <p className="muted small">{t("factor.keyNote")}</p>
      </div>
    </div>
  );
}

/** Six digits; signs that are none are dropped. */
const CODE_MASK = { mask: Array.from({ length: 6 }, () => /[0-9]/) };

const TICK_MS = 1_000;
const secondsUntil = (then: number, now: number): number => Math.max(0, Math.ceil((then - now) / TICK_MS));

/** When another code can be had; then the button. */
function Another({
  againAt,
  now,
  busy,
  onAsk,
}: {
  readonly againAt: number;
  readonly now: () => number;
  readonly busy: boolean;
  readonly onAsk: () => void;
}) {
  const [seconds, setSeconds] = useState(() => secondsUntil(againAt, now()));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(againAt, now()));
    look();
    const ticking = window.setInterval(look, TICK_MS);
    return () => window.clearInterval(ticking);
  }, [againAt, now]);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <>
      {seconds > 0 ? (
        <p className="resend">
          {t("factor.wait")} <time dateTime={`PT${seconds}S`}>{time}</time>
        </p>
      ) : (
        <div>
          <Button variant="quiet" flush busy={busy} busyLabel={t("factor.asking")} onClick={onAsk}>
            {t("factor.another")}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {seconds > 0 ? "" : t("factor.ready")}
      </p>
    </>
  );
}
