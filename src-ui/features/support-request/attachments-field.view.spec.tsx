// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { aForm } from "#test/mothers/index.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import type { AttachedFile } from "./attached-file.ts";
import { AttachmentsField } from "./attachments-field.view.tsx";

afterEach(() => {
  cleanup();
  pageTexts.overrides = {};
});

it("(part of I18N-06) announces the last change of the files in the language of the page", async () => {
  const file: AttachedFile = { id: "1", field: "files", name: "f.pdf", size: 4, arrived: 0, problem: undefined };
  const [field] = aForm({ fields: [{ name: "files", label: "Pliki", type: "FILE", required: false }] }).fields;
  if (field === undefined || field.answer.kind !== "file") throw new Error("file field not found");
  const { container } = render(
    <AttachmentsField
      label="Pliki"
      field={field}
      rules={field.answer.files}
      model={{
        attachments: { of: () => [file], sending: undefined },
        pick: () => Promise.resolve([file]),
        remove: () => undefined,
      }}
    />,
  );
  const announced = () => container.querySelector(".files > [role=status]")?.textContent;
  await userEvent.upload(screen.getByLabelText("Pliki"), new File(["%PDF"], "f.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(announced()).toBe("Dodano f.pdf."));
  act(() => {
    pageTexts.overrides = { "support-request:file.added": "Added {name}." };
    pageTexts.show("pl");
  });
  expect(announced()).toBe("Added f.pdf.");
});
