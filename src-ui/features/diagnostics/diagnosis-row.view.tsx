import { CircleAlert, CircleCheck, CircleSlash, LoaderCircle, TriangleAlert } from "lucide-react";
import { memo } from "react";
import {
  describeEffect,
  describeFinding,
  formatBytes,
  hasDeviations,
  hasFailed,
  type Deviation,
  type DiagnosedCall,
  type Diagnosis,
} from "#domain/tracking/index.ts";
import { Badge, type BadgeTone } from "#ui/design-system/badge.tsx";
import type { IconDrawing } from "#ui/design-system/icon.tsx";
import { t } from "./diagnostics.texts.ts";

interface Look {
  readonly tone: BadgeTone;
  readonly icon: IconDrawing;
}

function lookOf(diagnosis: Diagnosis): Look {
  if (hasFailed(diagnosis)) return { tone: "bad", icon: CircleAlert };
  if (hasDeviations(diagnosis)) return { tone: "notice", icon: TriangleAlert };
  switch (diagnosis.call?.outcome) {
    case "answered":
      return { tone: "plain", icon: CircleCheck };
    case "refused":
    case "failed":
      return { tone: "notice", icon: TriangleAlert };
    case "cancelled":
      return { tone: "neutral", icon: CircleSlash };
    case "running":
      return { tone: "neutral", icon: LoaderCircle };
    case undefined:
      return { tone: "neutral", icon: diagnosis.requestId === undefined ? TriangleAlert : LoaderCircle };
  }
}

/** Status of the response; one that deviates from the contract is not called "ok". */
function statusOf({ call, requestId, deviations }: Diagnosis): string {
  if (call?.outcome === "answered" && deviations.length > 0) return t("deviates");
  return call?.status ?? (requestId === undefined ? t("report") : t("running"));
}

export interface DiagnosisRowProps {
  readonly entry: Diagnosis;
}

/** One call: a line, which opens its facts. Deviations are visible at once. */
export const DiagnosisRow = memo(function DiagnosisRow({ entry }: DiagnosisRowProps) {
  const { operation, requestId, call, deviations, notes } = entry;
  const { tone, icon } = lookOf(entry);
  return (
    <li className="diagnosis">
      <details>
        <summary className="diagnosis__line">
          <strong className="diagnosis__operation">{operation}</strong>
          <code className="diagnosis__number">{requestId ?? t("noNumber")}</code>
          <span className="diagnosis__facts">
            <Badge tone={tone} icon={icon}>
              {statusOf(entry)}
            </Badge>
            {call !== undefined && call.outcome !== "running" && (
              <span>{t("ms", { ms: Math.round(call.durationMs) })}</span>
            )}
            {call?.bytes !== undefined && <span>{formatBytes(call.bytes)}</span>}
          </span>
        </summary>
        {call !== undefined && <CallFacts call={call} />}
      </details>
      {notes
        .filter((note) => note !== call?.status)
        .map((note) => (
          <p key={note} className="diagnosis__note">
            {t("report")}: {note}
          </p>
        ))}
      {deviations.length > 0 && (
        <ul className="diagnosis__deviations">
          {deviations.map((deviation) => (
            <DeviationRow key={`${deviation.path} ${deviation.expected}`} deviation={deviation} />
          ))}
        </ul>
      )}
    </li>
  );
});

function DeviationRow({ deviation }: { readonly deviation: Deviation }) {
  return (
    <li className="diagnosis__deviation">
      <code>{deviation.path}</code>
      <span>{describeFinding(deviation)}</span>
      <strong>{describeEffect(deviation)}</strong>
    </li>
  );
}

function CallFacts({ call }: { readonly call: DiagnosedCall }) {
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t("started"), new Date(call.startedAt).toISOString()],
    [t("duration"), t("ms", { ms: Math.round(call.durationMs) })],
    [t("size"), call.bytes === undefined ? undefined : formatBytes(call.bytes)],
    [t("retries"), String(call.attempts - 1)],
    [t("flag"), call.flag],
    [t("refusal"), call.refusalCode],
  ];
  return (
    <dl className="diagnosis__details">
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
