import "#ui/design-system/forms/field.css";
import { Fingerprint, ScanFace, Smartphone } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { KeyUse } from "#domain/device/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import type { DeviceLoginStore, DeviceLoginProblem } from "#ui/stores/device/device-login.store.ts";
import type { ProblemTextOf } from "../refusals/problem-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.device");

const SIGNS = { fingerprint: Fingerprint, face: ScanFace } as const;

/**
 * Login buttons of the device, before the first question (WRAP-03, APP-03). Labels name the biometry that the device
 * reports. Shows at most one message.
 */
export const DeviceLoginButtons = observer(function DeviceLoginButtons({
  model,
  problemTextOf,
  isAwaited,
}: {
  readonly model: DeviceLoginStore;
  /** Texts for refusals of the server; loaded with the first refusal. */
  readonly problemTextOf: ProblemTextOf | undefined;
  /** A push notification is waiting to be shown after login. */
  readonly isAwaited: boolean;
}) {
  const { availableKeyUses, runningKeyUse, biometry, problem } = model;
  const message = model.message(isAwaited);
  if (availableKeyUses.length === 0 && message === undefined) return null;
  // Use the fingerprint icon when the device reports no biometry.
  const biometryIcon = biometry === "face" ? biometry : "fingerprint";
  const label = (keyUse: KeyUse): string => t(`enter_${keyUse === "automatic" ? keyUse : biometryIcon}`);
  const isDeclined = message === "declined";
  const trouble = problem !== undefined && message === "problem" ? problemMessage(problem, problemTextOf) : undefined;
  return (
    <div className="stack" role="group" aria-label={t("group")}>
      {trouble !== undefined && (
        <div className="field">
          <p role="alert" className="field__error">
            {trouble}
          </p>
        </div>
      )}
      {message !== undefined && message !== "problem" && message !== "declined" && (
        <p role="status">{t(`word_${message}`)}</p>
      )}
      {availableKeyUses.map((keyUse) => (
        <Button
          saves={false}
          key={keyUse}
          size="l"
          block
          busy={runningKeyUse === keyUse}
          busyLabel={t("busy")}
          icon={keyUse === "automatic" ? Smartphone : SIGNS[biometryIcon]}
          onClick={() => void model.openSession(keyUse)}
        >
          {label(keyUse)}
        </Button>
      ))}
      {/* Rendered before it has text, so that screen readers announce repeated messages. */}
      <p role="status" className={isDeclined ? "muted small" : "visually-hidden"}>
        {isDeclined && t("declined")}
      </p>
      {availableKeyUses.length > 0 && <p className="or">{t("or")}</p>}
    </div>
  );
});

function problemMessage(problem: DeviceLoginProblem, problemTextOf: ProblemTextOf | undefined): string | undefined {
  switch (problem.kind) {
    case "declined":
      return t("declined");
    case "switched-off":
      return t("off");
    case "lost":
      return t("word_lost");
    case "device-unavailable":
      return t("device");
    case "login-refused":
      return problem.code === "bad-credentials" ? t("wrong") : problemTextOf?.(problem);
    default:
      return problemTextOf?.(problem);
  }
}
