import "#ui/design-system/forms/field.css";
import { Fingerprint, ScanFace, Smartphone } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { KeyUse } from "#domain/device/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import type { DeviceLoginStore, DeviceLoginProblem } from "#ui/stores/device/device-login.store.ts";
import type { ProblemTextOf } from "../refusals/problem-text.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "login.device");

const SIGNS = { fingerprint: Fingerprint, face: ScanFace } as const;

/**
 * The ways in that the device has, beneath the first question (WRAP-03). What it knows its owner by, the device says.
 * One thing at most is said of them.
 */
export const DeviceLoginButtons = observer(function DeviceLoginButtons({
  model,
  problemTextOf,
  isAwaited,
}: {
  readonly model: DeviceLoginStore;
  /** What a provider refuses, in words: they come with the first refusal, which is said then. */
  readonly problemTextOf: ProblemTextOf | undefined;
  /** A notification is shown once somebody has logged in. */
  readonly isAwaited: boolean;
}) {
  const { ways, busy, biometry, problem } = model;
  const message = model.message(isAwaited);
  if (ways.length === 0 && message === undefined) return null;
  // without a finger or a face there is no such way
  const shown = biometry === "face" ? biometry : "fingerprint";
  const label = (way: KeyUse): string => t(`enter_${way === "automatic" ? way : shown}`);
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
      {ways.map((way) => (
        <Button
          key={way}
          block
          busy={busy === way}
          busyLabel={t("busy")}
          icon={way === "automatic" ? Smartphone : SIGNS[shown]}
          onClick={() => void model.enter(way)}
        >
          {label(way)}
        </Button>
      ))}
      {/* beneath the button that was pressed, and there before it speaks: the same words are announced anew */}
      <p role="status" className={isDeclined ? "muted small" : "visually-hidden"}>
        {isDeclined && t("declined")}
      </p>
    </div>
  );
});

function problemMessage(problem: DeviceLoginProblem, problemTextOf: ProblemTextOf | undefined): string | undefined {
  switch (problem.kind) {
    case "declined":
      return t("declined");
    case "off":
      return t("off");
    case "lost":
      return t("word_lost");
    case "device":
      return t("device");
    case "login-refused":
      return problem.code === "bad-credentials" ? t("wrong") : problemTextOf?.(problem);
    default:
      return problemTextOf?.(problem);
  }
}
