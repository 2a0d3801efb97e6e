import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState, type ReactNode } from "react";
import type { ContactProposal } from "#domain/contact/contact-field.ts";
import { DataExportViewModel, type DataExportDependencies } from "./export/data-export.view-model.ts";
import { exportWords } from "./export/export-words.ts";
import { PersonalDataViewModel, type PersonalDataDependencies } from "./personal-data.view-model.ts";
import { PersonalDataView } from "./personal-data.view.tsx";
import { PollViewModel, type PollDependencies } from "./poll.view-model.ts";

export interface PersonalDataScreenProps {
  readonly dependencies: PersonalDataDependencies & PollDependencies & Omit<DataExportDependencies, "words">;
  readonly copy: (text: string) => Promise<boolean>;
  readonly eInvoice: ReactNode;
  readonly onEInvoice: () => void;
  readonly onContact: (proposal?: ContactProposal) => void;
}

/** Personal data page with its view models. */
export const PersonalDataScreen = observer(function PersonalDataScreen({
  dependencies,
  ...actions
}: PersonalDataScreenProps) {
  const [model] = useState(() => new PersonalDataViewModel(dependencies));
  const [poll] = useState(() => new PollViewModel(dependencies));
  const [dataExport] = useState(() => new DataExportViewModel({ ...dependencies, words: exportWords }));
  useEffect(() => model.start(), [model]);
  return <PersonalDataView model={model} poll={poll} dataExport={dataExport} {...actions} />;
});
