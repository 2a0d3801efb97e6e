import { observer } from "mobx-react-lite";
import { useState } from "react";
import { acceptOf, percentOf, type FileRules, type FormField } from "#domain/support/index.ts";
import { FileField, type FileFieldProps, type PickedFile } from "#ui/design-system/forms/file-field.tsx";
import type { Attached, AttachedProblem, FileSource } from "./attached-file.ts";
import type { Attachments } from "./attachments.model.ts";
import { sizeWords, t } from "./support.texts.ts";

export interface FilesModel {
  readonly attachments: Pick<Attachments, "of" | "sending">;
  pick(field: FormField, sources: readonly FileSource[]): Promise<readonly Attached[]>;
  remove(id: string): void;
}

export interface FilesProps extends Pick<
  FileFieldProps,
  "id" | "label" | "optional" | "help" | "error" | "unavailable"
> {
  readonly field: FormField;
  readonly rules: FileRules;
  readonly model: FilesModel;
}

/** Files of a form: what may go, what was picked, and how far it has come. */
export const Files = observer(function Files({ field, rules, model, help, ...texts }: FilesProps) {
  const [said, say] = useState("");
  const { attachments } = model;
  const attached = attachments.of(field.name);
  const bounds = t("file.bounds", {
    count: rules.atMost,
    megabytes: rules.megabytes.toLocaleString("pl-PL"),
    kinds: rules.kinds.map((kind) => kind.toUpperCase()).join(", "),
  });
  const remove = (id: string) => {
    const name = attached.find((file) => file.id === id)?.name ?? "";
    model.remove(id);
    say(t("file.removed", { name }));
  };
  return (
    <FileField
      {...texts}
      help={
        <>
          {help} {bounds}
        </>
      }
      prompt={t("file.prompt")}
      accept={acceptOf(rules.kinds)}
      multiple={rules.atMost > 1}
      files={attached.map((file) => shownAs(file, attachments.sending, rules))}
      onPick={(files) => void model.pick(field, files).then((added) => say(announced(added, rules)))}
      onRemove={remove}
      onCancel={remove}
      removeLabel={(name) => t("file.remove", { name })}
      cancelLabel={(name) => t("file.cancel", { name })}
      announcement={said}
    />
  );
});

function shownAs(
  { id, name, size, arrived, problem }: Attached,
  sending: string | undefined,
  rules: FileRules,
): PickedFile {
  const file = { id, name, size: sizeWords(size) };
  if (problem !== undefined) return { ...file, state: { kind: "refused", message: problemWords(problem, rules) } };
  if (arrived === size) return { ...file, state: { kind: "sent", label: t("file.sent") } };
  return {
    ...file,
    state:
      sending === id
        ? { kind: "sending", percent: percentOf(arrived, size), label: t("file.sending", { name }) }
        : { kind: "picked" },
  };
}

/** Why a file does not go, and what to do about it. */
function problemWords(problem: AttachedProblem, { megabytes, kinds, atMost }: FileRules): string {
  const named = {
    megabytes: megabytes.toLocaleString("pl-PL"),
    kinds: kinds.map((kind) => kind.toUpperCase()).join(", "),
  };
  return problem === "tooMany" ? t("file.problem.tooMany", { count: atMost }) : t(`file.problem.${problem}`, named);
}

function announced(files: readonly Attached[], rules: FileRules): string {
  return files
    .map(({ name, problem }) =>
      problem === undefined ? t("file.added", { name }) : `${name}: ${problemWords(problem, rules)}`,
    )
    .join(" ");
}
