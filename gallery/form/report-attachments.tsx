import { useEffect, useState } from "react";
import { fileSize } from "#domain/validation/index.ts";
import { FileField, type FileFieldEntry } from "#ui/design-system/forms/file-field.tsx";
import { messageOf } from "#ui/shared/forms/messages.ts";

const checkFile = fileSize();
const TICK_MS = 150;

function toPickedFile(file: File): FileFieldEntry {
  const verdict = checkFile(file.size);
  const size = `${(file.size / 1_000_000).toFixed(1).replace(".", ",")}\u00a0MB`;
  const state: FileFieldEntry["state"] =
    verdict === "valid"
      ? { kind: "sending", percent: 0, label: `Wysyłamy ${file.name}` }
      : { kind: "refused", message: messageOf(verdict) };
  return { id: crypto.randomUUID(), name: file.name, size, state };
}

function advanceUpload(file: FileFieldEntry): FileFieldEntry {
  if (file.state.kind !== "sending") return file;
  const percent = file.state.percent + 10;
  return { ...file, state: percent < 100 ? { ...file.state, percent } : { kind: "sent", label: "Wysłano" } };
}

/** File fields with simulated uploads that start at once; each can be cancelled and removed. */
export function ReportAttachments() {
  const [files, setFiles] = useState<readonly FileFieldEntry[]>([]);
  const [announced, setAnnounced] = useState("");
  const sending = files.some(({ state }) => state.kind === "sending");
  useEffect(() => {
    if (!sending) return undefined;
    const timer = setInterval(() => setFiles((before) => before.map(advanceUpload)), TICK_MS);
    return () => clearInterval(timer);
  }, [sending]);
  const remove = (id: string, word: string) => {
    setAnnounced(`${files.find((file) => file.id === id)?.name ?? ""}: ${word}`);
    setFiles(files.filter((file) => file.id !== id));
  };
  return (
    <FileField
      id="files"
      label="Załączniki"
      optional="(nieobowiązkowo)"
      help="Do 5&nbsp;MB każdy"
      prompt="Wybierz pliki albo upuść je tutaj"
      files={files}
      announcement={announced}
      onPick={(chosen) => {
        setFiles([...files, ...chosen.map(toPickedFile)]);
        setAnnounced(`Dodano: ${chosen.map(({ name }) => name).join(", ")}`);
      }}
      onRemove={(id) => remove(id, "usunięto")}
      onCancel={(id) => remove(id, "przerwano wysyłanie")}
      removeLabel={(name) => `Usuń: ${name}`}
      cancelLabel={(name) => `Przerwij wysyłanie: ${name}`}
    />
  );
}
