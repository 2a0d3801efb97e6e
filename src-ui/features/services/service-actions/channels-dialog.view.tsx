import "./channels-dialog.css";
import { observer } from "#ui/shared/observer.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { TextField } from "#ui/design-system/forms/text-field.tsx";
import { Select } from "#ui/design-system/forms/select.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { ClosableDialog } from "#ui/shared/closable-dialog.tsx";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { t } from "../services.texts.ts";
import { ChannelRows } from "./channel-rows.view.tsx";
import type { ChannelGuide, ChannelsViewModel } from "./channels.view-model.ts";

interface ChannelsDialogProps {
  readonly model: ChannelsViewModel;
  readonly onClose: () => void;
}

/** "Lista kanałów" of a television service (PROD-08). */
export const ChannelsDialog = observer(function ChannelsDialog({ model, onClose }: ChannelsDialogProps) {
  return (
    <ClosableDialog
      name="tv-channels"
      size="xxl"
      title={t("channels.title")}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t("dialog.close")}</Button>}
    >
      <Guide model={model} />
    </ClosableDialog>
  );
});

const Guide = observer(function Guide({ model }: { readonly model: ChannelsViewModel }) {
  const { section } = model;
  if (section.status !== "ready")
    return (
      <SectionPlaceholder section={section} loading={t("channels.loading")} failed={t("channels.failed")} level={3}>
        <SkeletonRows rows={8} />
      </SectionPlaceholder>
    );
  return (
    <ListContent
      incomplete={section.incomplete}
      isEmpty={section.value.all.length === 0}
      empty={
        <EmptyState title={t("channels.none")} level={3}>
          {t("channels.noneText")}
        </EmptyState>
      }
    >
      <Channels model={model} guide={section.value} isComplete={section.incomplete === undefined} />
    </ListContent>
  );
});

const Channels = observer(function Channels({
  model,
  guide: { all, genres, packages },
  isComplete,
}: {
  readonly model: ChannelsViewModel;
  readonly guide: ChannelGuide;
  /** False when channels are missing: their number is not given then. */
  readonly isComplete: boolean;
}) {
  const { found } = model;
  return (
    <div className="stack">
      <div className="channels__filters">
        <TextField
          type="search"
          label={t("channels.search")}
          enterKeyHint="search"
          autoComplete="off"
          value={model.text}
          onValue={model.search}
        />
        <Filter
          label={t("channels.package")}
          any={t("channels.anyPackage")}
          values={packages}
          value={model.packageName}
          onValue={model.choosePackage}
        />
        <Filter
          label={t("channels.genre")}
          any={t("channels.anyGenre")}
          values={genres}
          value={model.genre}
          onValue={model.chooseGenre}
        />
      </div>
      {isComplete && (
        <p className="muted small" role="status">
          {found.length === all.length
            ? t("channels.count", { count: all.length })
            : t("channels.some", { found: found.length, all: all.length })}
        </p>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={t("channels.notFound")}
          level={3}
          action={<Button onClick={model.clearFilters}>{t("channels.showAll")}</Button>}
        >
          {t("channels.notFoundText")}
        </EmptyState>
      ) : (
        <ChannelRows channels={found} />
      )}
    </div>
  );
});

interface FilterProps {
  readonly label: string;
  readonly any: string;
  readonly values: readonly string[];
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Hidden when there are fewer than two values. */
function Filter({ label, any, values, value, onValue }: FilterProps) {
  if (values.length < 2) return null;
  return (
    <Select label={label} value={value} onChange={(event) => onValue(event.currentTarget.value)}>
      <option value="">{any}</option>
      {values.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </Select>
  );
}
