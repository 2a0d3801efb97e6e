import { useState } from "react";
import { FileField, type FileFieldEntry } from "#ui/design-system/forms/file-field.tsx";
import type { Story } from "../story.ts";

const FATES: readonly FileFieldEntry[] = [
  { id: "1", name: "umowa.pdf", size: "1,2 MB", state: { kind: "picked" } },
  {
    id: "2",
    name: "zdjęcie gniazdka w przedpokoju, widok od strony kuchni, po remoncie.jpg",
    size: "3,4 MB",
    state: { kind: "sending", percent: 40, label: "Wysyłamy zdjęcie" },
  },
  { id: "3", name: "faktura-2026-11.pdf", size: "80 kB", state: { kind: "sent", label: "Wysłano" } },
  {
    id: "4",
    name: "film.mov",
    size: "240 MB",
    state: { kind: "refused", message: "Plik jest za duży, limit to 10\u00a0MB" },
  },
];

function Attachments({
  start,
  error,
  locked,
}: {
  readonly start: readonly FileFieldEntry[];
  readonly error?: string;
  readonly locked?: string;
}) {
  const [files, setFiles] = useState(start);
  const [announced, setAnnounced] = useState("");
  return (
    <FileField
      label="Załączniki"
      optional="(nieobowiązkowo)"
      help="Do 10&nbsp;MB każdy"
      error={error}
      unavailable={locked}
      prompt="Wybierz pliki albo upuść je tutaj"
      accept=".pdf,.jpg,.png"
      files={files}
      announcement={announced}
      onPick={(picked) => {
        setFiles([
          ...files,
          ...picked.map((file) => ({
            id: crypto.randomUUID(),
            name: file.name,
            size: `${file.size} B`,
            state: { kind: "picked" } as const,
          })),
        ]);
        setAnnounced(`Dodano: ${picked.map((file) => file.name).join(", ")}`);
      }}
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
      onCancel={(id) => setFiles(files.filter((file) => file.id !== id))}
      removeLabel={(name) => `Usuń: ${name}`}
      cancelLabel={(name) => `Przerwij wysyłanie: ${name}`}
    />
  );
}

export const story: Story = {
  title: "Pliki",
  group: "forms",
  note: "Wybrane w\u00a0oknie systemu albo upuszczone na pole.",
  states: [
    { key: "empty", name: "Puste", show: () => <Attachments start={[]} /> },
    { key: "fates", name: "Wybrany, wysyłany, wysłany, odrzucony", show: () => <Attachments start={FATES} /> },
    { key: "error", name: "Z\u00a0błędem", show: () => <Attachments start={[]} error="Dodaj skan wypowiedzenia" /> },
    {
      key: "locked",
      name: "Niedostępne",
      show: () => <Attachments start={[]} locked="Do tej sprawy są już trzy pliki." />,
    },
  ],
};
