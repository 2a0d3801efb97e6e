import type { CustomerDocument } from "#domain/documents/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";

/** Parts that tell documents of the same name apart, the most telling first. */
const PARTS: readonly ((document: CustomerDocument) => string | undefined)[] = [
  ({ number }) => number,
  ({ contractNumber, number }) => (contractNumber === number ? undefined : contractNumber),
  ({ validFrom, issuedOn }) => formatDate(validFrom ?? issuedOn),
];

interface LabelledDocument {
  readonly document: CustomerDocument;
  readonly label: string;
}

/**
 * Returns the label of each document by its id, different from all others (A11Y-85): the name; for documents of the
 * same name also number, contract and day, as far as they differ. Documents that differ in none of them are counted.
 */
export function documentLabels(documents: readonly CustomerDocument[]): ReadonlyMap<string, string> {
  let labelled: readonly LabelledDocument[] = documents.map((document) => ({
    document,
    label: providerText(document.name),
  }));
  for (const partOf of PARTS) {
    labelled = relabel(labelled, (group) => {
      const parts = group.map(({ document }) => partOf(document));
      return new Set(parts).size > 1 ? parts : [];
    });
  }
  labelled = relabel(labelled, (group) => group.map((_, index) => (index === 0 ? undefined : `${index + 1}`)));
  return new Map(labelled.map(({ document, label }) => [document.documentId, label]));
}

/** Adds a part to each label that several documents share. */
function relabel(
  labelled: readonly LabelledDocument[],
  partsOf: (group: readonly LabelledDocument[]) => readonly (string | undefined)[],
): readonly LabelledDocument[] {
  const groups = new Map<string, LabelledDocument[]>();
  for (const one of labelled) {
    const group = groups.get(one.label);
    if (group === undefined) groups.set(one.label, [one]);
    else group.push(one);
  }
  return [...groups.values()].flatMap((group) => {
    const parts = partsOf(group);
    return group.map(({ document, label }, index) => {
      const part = parts[index];
      return { document, label: part === undefined ? label : `${label}, ${providerText(part)}` };
    });
  });
}
