import "#ui/design-system/rows.css";
import { observer } from "#ui/shared/observer.ts";
import { dataLeft, measureMegabytes, type MobileParameter, type MobileState } from "#domain/products/mobile.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { ConfirmDialog } from "#ui/design-system/confirm-dialog.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { Switch } from "#ui/design-system/forms/switch.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { phoneText } from "#domain/shared-kernel/phone-text.ts";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { MobileDataMeter } from "#ui/shared/mobile-data/mobile-data-left.view.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { t } from "../services.texts.ts";
import type { MobileSettingsViewModel } from "./mobile-settings.view-model.ts";
import { formatMeasure } from "#ui/shared/format-measure.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

/** Mobile number with its settings; each change is sent at once. */
export const MobileCard = observer(function MobileCard({ model }: { readonly model: MobileSettingsViewModel }) {
  return (
    <Card title={t("mobile.title")} bareTitle>
      <Content model={model} />
      <CostsQuestion model={model} />
    </Card>
  );
});

const CostsQuestion = observer(function CostsQuestion({ model }: { readonly model: MobileSettingsViewModel }) {
  const { asked } = model;
  if (asked === undefined) return null;
  return (
    <ConfirmDialog
      title={<TextWithPolish t={t} of="mobile.ask" parts={{ name: asked.description }} />}
      confirmLabel={t("mobile.turnOn")}
      cancelLabel={t("mobile.leaveOff")}
      dataAttributes={trackedAs("mobile-costs")}
      onConfirm={() => model.answer(true)}
      onCancel={() => model.answer(false)}
    >
      <p>{asked.costs !== undefined && <PolishText>{asked.costs}</PolishText>}</p>
    </ConfirmDialog>
  );
});

const Content = observer(function Content({ model }: { readonly model: MobileSettingsViewModel }) {
  const { section } = model;
  if (section.status !== "ready")
    return (
      <SectionPlaceholder section={section} loading={t("mobile.loading")} failed={t("mobile.failed")} level={3}>
        <SkeletonRows rows={3} />
      </SectionPlaceholder>
    );
  return (
    <ListContent incomplete={section.incomplete} isEmpty={false} empty={null}>
      <NumberFacts state={section.value} />
      <ul role="list" className="rows rows--roomy">
        {section.value.parameters.map((parameter) => (
          <li key={parameter.parameter}>
            <Parameter model={model} parameter={parameter} />
          </li>
        ))}
      </ul>
    </ListContent>
  );
});

function NumberFacts({ state }: { readonly state: MobileState }) {
  const left = dataLeft(state);
  return (
    <Facts>
      {state.number !== undefined && (
        <Fact label={t("mobile.number")} note={t(`mobile.state_${state.state}`)}>
          {phoneText(state.number)}
        </Fact>
      )}
      {left !== undefined && state.dataLimit !== undefined && (
        <Fact
          label={t("mobile.data")}
          note={t("mobile.of", { limit: formatMeasure(measureMegabytes(state.dataLimit)) })}
        >
          {t("mobile.left", { left: formatMeasure(measureMegabytes(left)) })}
          <MobileDataMeter left={left} limit={state.dataLimit} />
        </Fact>
      )}
    </Facts>
  );
}

const Parameter = observer(function Parameter({
  model,
  parameter: setting,
}: {
  readonly model: MobileSettingsViewModel;
  readonly parameter: MobileParameter;
}) {
  const { parameter, description, value, editable, costs } = setting;
  const change = model.changes.get(parameter);
  const busy = change?.kind === "busy";
  return (
    <>
      <Switch
        saves
        label={<PolishText>{description}</PolishText>}
        checked={busy ? change.value : value}
        busy={busy}
        onLabel={t("mobile.on")}
        offLabel={t("mobile.off")}
        note={costs === undefined ? undefined : <PolishText>{costs}</PolishText>}
        onValue={(wanted) => model.request(setting, wanted)}
        unavailable={editable ? undefined : t("mobile.locked")}
      />
      <p role="status" className="muted small">
        {change?.kind === "saved" && t("mobile.saved")}
      </p>
      {(change?.kind === "unknown" || change?.kind === "refused") && (
        <Banner tone="bad" live="alert" title={t(`mobile.${change.kind}`)}>
          {t(`mobile.${change.kind}Text`)}
        </Banner>
      )}
    </>
  );
});
