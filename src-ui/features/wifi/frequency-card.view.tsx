import "./wifi.css";
import "#ui/design-system/card.css";
import { observer } from "#ui/shared/observer.ts";
import { useId } from "react";
import { parameterKey, type ParameterType, type WifiFrequency, type WifiParameter } from "#domain/wifi/index.ts";
import { Switch } from "#ui/design-system/forms/switch.tsx";
import { ParameterField, type ParameterFieldViewState } from "./parameter-field.view.tsx";
import { t, frequencyName, frequencyNote } from "./wifi.texts.ts";

export interface FrequencyViewState extends ParameterFieldViewState {
  readonly busy: boolean;
  setNetworkEnabled(frequencyType: string, enabled: boolean): Promise<void>;
}

export interface FrequencyCardProps {
  readonly model: FrequencyViewState;
  readonly frequency: WifiFrequency;
  readonly isBlocked: boolean;
  readonly fieldId: (path: string) => string;
}

/** Short values are shown in two columns. */
const SHORT: Readonly<Record<ParameterType, boolean>> = {
  SECURITY: true,
  CHANNEL: true,
  CHOICE: true,
  NUMBER: true,
  FLAG: true,
  HIDDEN: true,
  SSID: false,
  PASSWORD: false,
  TEXT: false,
};

/** One network of a router with its switch and its parameters (DEV-01, DEV-02). */
export const FrequencyCard = observer(function FrequencyCard({
  model,
  frequency,
  isBlocked,
  fieldId,
}: FrequencyCardProps) {
  const titleId = useId();
  const { frequencyType, enabled, parameters } = frequency;
  const ssid = parameters.find(({ type }) => type === "SSID");
  const networkName = ssid === undefined ? "" : ssid.prefix + model.form.valueOf(parameterKey(frequency, ssid));
  const title = t("frequency.title", { name: frequencyName(frequencyType) });
  const field = (parameter: WifiParameter) => {
    const path = parameterKey(frequency, parameter);
    return (
      <ParameterField
        key={path}
        model={model}
        id={fieldId(path)}
        path={path}
        parameter={parameter}
        networkName={networkName}
        networkTitle={title}
        isBlocked={isBlocked}
      />
    );
  };
  const short = parameters.filter(({ type }) => SHORT[type]);
  return (
    <section className="card stack wifi-network" aria-labelledby={titleId}>
      <h2 className="visually-hidden" id={titleId}>
        {title}
      </h2>
      <Switch
        saves
        label={<strong className="card-title">{title}</strong>}
        note={frequencyNote(frequencyType)}
        checked={enabled}
        busy={model.busy}
        unavailable={isBlocked ? t("frequency.blocked") : undefined}
        onLabel={t("value.on")}
        offLabel={t("value.off")}
        onValue={(next) => void model.setNetworkEnabled(frequencyType, next)}
      />
      {parameters.filter(({ type }) => !SHORT[type]).map(field)}
      {short.length > 0 && <div className="pair">{short.map(field)}</div>}
    </section>
  );
});
