import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { acceptOf, uploadPercent, type FileRules, type ContactFormField } from "#domain/support/index.ts";
import { FileField, type FileFieldProps, type FileFieldEntry } from "#ui/design-system/forms/file-field.tsx";
import { useUnavailableReason } from "#ui/design-system/saving-blocked.ts";
import type { AttachedFile, AttachedFileProblem, FileSource } from "./attached-file.ts";
import type { Attachments } from "./attachments.ts";
import { fileSizeText, t } from "./support.texts.ts";
import { formatNumber } from "#ui/shared/formats.ts";

export interface AttachmentsFieldModel {
  readonly attachments: Pick<Attachments, "of" | "sending">;
  pick(field: ContactFormField, sources: readonly FileSource[]): Promise<readonly AttachedFile[]>;
  remove(id: string): void;
}

export interface AttachmentsFieldProps extends Pick<
  FileFieldProps,
  "id" | "label" | "optional" | "help" | "error" | "unavailable"
> {
  readonly field: ContactFormField;
  readonly rules: FileRules;
  readonly model: AttachmentsFieldModel;
}

/** Last change of the files: announced in the language of the page, also after the customer has changed it. */
type FilesChange =
  | { readonly kind: "added"; readonly files: readonly AttachedFile[] }
  | { readonly kind: "removed"; readonly name: string };

/** File field: its limits, the chosen files and their upload progress. */
export const AttachmentsField = observer(function AttachmentsField({
  field,
  rules,
  model,
  help,
  unavailable,
  ...texts
}: AttachmentsFieldProps) {
  const [change, setChange] = useState<FilesChange>();
  // A finger drops no files.
  const [isTouch] = useState(() => window.matchMedia("(pointer: coarse)").matches);
  const { attachments } = model;
  const attached = attachments.of(field.name);
  const bounds = t("file.bounds", {
    count: rules.atMost,
    megabytes: formatNumber(rules.megabytes),
    kinds: alternativesText(rules.kinds),
  });
  const remove = (id: string) => {
    const name = attached.find((file) => file.id === id)?.name ?? "";
    model.remove(id);
    setChange({ kind: "removed", name });
  };
  return (
    <FileField
      {...texts}
      // A chosen file is uploaded at once.
      unavailable={useUnavailableReason(true, unavailable)}
      help={
        <>
          {help} {bounds}
        </>
      }
      prompt={t(isTouch ? "file.promptTouch" : "file.prompt")}
      accept={acceptOf(rules.kinds)}
      multiple={rules.atMost > 1}
      files={attached.map((file) => toFieldEntry(file, attachments.sending, rules))}
      onPick={(files) => void model.pick(field, files).then((files) => setChange({ kind: "added", files }))}
      onRemove={remove}
      onCancel={remove}
      removeLabel={(name) => t("file.remove", { name })}
      cancelLabel={(name) => t("file.cancel", { name })}
      announcement={change === undefined ? "" : announcementOf(change, rules)}
    />
  );
});

function toFieldEntry(
  { id, name, size, arrived, problem }: AttachedFile,
  sending: string | undefined,
  rules: FileRules,
): FileFieldEntry {
  const file = { id, name, size: fileSizeText(size) };
  if (problem !== undefined) return { ...file, state: { kind: "refused", message: problemMessage(problem, rules) } };
  if (arrived === size) return { ...file, state: { kind: "sent", label: t("file.sent") } };
  return {
    ...file,
    state:
      sending === id
        ? { kind: "sending", percent: uploadPercent(arrived, size), label: t("file.sending", { name }) }
        : { kind: "picked" },
  };
}

/** Lists the kinds as alternatives: "PDF, JPG albo PNG". */
function alternativesText(kinds: FileRules["kinds"]): string {
  const names = kinds.map((kind) => kind.toUpperCase());
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("file.kinds", { others: names.slice(0, -1).join(", "), last });
}

/** Reason why a file cannot be sent, and how to fix it. */
function problemMessage(problem: AttachedFileProblem, { megabytes, kinds, atMost }: FileRules): string {
  const named = {
    megabytes: formatNumber(megabytes),
    kinds: alternativesText(kinds),
  };
  return problem === "tooMany" ? t("file.problem.tooMany", { count: atMost }) : t(`file.problem.${problem}`, named);
}

function announcementOf(change: FilesChange, rules: FileRules): string {
  if (change.kind === "removed") return t("file.removed", { name: change.name });
  return change.files
    .map(({ name, problem }) =>
      problem === undefined ? t("file.added", { name }) : `${name}: ${problemMessage(problem, rules)}`,
    )
    .join(" ");
}
