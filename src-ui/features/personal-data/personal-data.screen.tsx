import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { ExportModel, type ExportWorld } from "./export/export.model.ts";
import { exportWords } from "./export/export-words.ts";
import { PersonalDataModel, type PersonalDataWorld } from "./personal-data.model.ts";
import { PersonalDataView } from "./personal-data.view.tsx";
import { PollModel, type PollWorld } from "./poll.model.ts";

export interface PersonalDataScreenProps {
  readonly world: PersonalDataWorld & PollWorld & Omit<ExportWorld, "words">;
  readonly copy: (text: string) => Promise<boolean>;
  readonly onContact: () => void;
}

/** The customer's own data, with what can be done about them. */
export const PersonalDataScreen = observer(function PersonalDataScreen({ world, ...doing }: PersonalDataScreenProps) {
  const [model] = useState(() => new PersonalDataModel(world));
  const [poll] = useState(() => new PollModel(world));
  const [copyOfData] = useState(() => new ExportModel({ ...world, words: exportWords }));
  useEffect(() => model.start(), [model]);
  return <PersonalDataView model={model} poll={poll} copyOfData={copyOfData} {...doing} />;
});
