import { isJsonRecord, jsonText, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { accountNameOf } from "../contexts/account-name-of.ts";
import { contractEquipment } from "../contexts/contract-equipment.ts";
import { stepOn } from "../contexts/current-price.ts";
import { fixedContractTerm, type FixedContractTerm } from "../contexts/fixed-contract-term.ts";
import { sellerOf } from "../contexts/invoice.operations.ts";
import { isOrganisationAccount } from "../contexts/is-organisation-account.ts";
import { addressWithZip } from "../contexts/invoice.repository.ts";
import { findTerms } from "../contexts/termination.repository.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { asAgreed } from "./as-agreed.ts";
import { benefitLines, numberLines } from "./contract-benefit-lines.ts";
import { cachedPdf } from "./cached-pdf.ts";
import { documentedContracts, type ContractOfAccount } from "./contracts-of-account.ts";
import { fileNamePart, type DocumentDraft } from "./document-draft.ts";
import { extensionsOf, lastDayOfTerms } from "./extension-drafts.ts";
import { issuerOf } from "./issuer.ts";
import { createLetterPdf, type Letter } from "./letter-pdf.ts";
import { polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";

/** Most services that a contract lists. */
const MAX_LISTED = 40;

const priceText = (price: Json | undefined): string =>
  typeof price === "number" ? `, ${polishAmount(price)}\u00a0zł miesięcznie` : "";

/** Returns a service with its price on the day of the contract. */
function serviceLine(product: JsonRecord, since: string): string {
  const price = stepOn(product, since)?.["value"] ?? product["actualPrice"];
  return `${jsonText(product["fullName"]) || jsonText(product["name"])}${priceText(price)}`;
}

function priceLines(product: JsonRecord): readonly string[] {
  return recordsIn(product["productPrices"]).map(({ validFrom, value }) => {
    const since = jsonText(validFrom);
    return `${jsonText(product["name"])}${since === "" ? "" : `, od ${polishDay(since)}`}${priceText(value)}`;
  });
}

/** Lists the addresses of the services, each once. */
function placeLines(products: readonly JsonRecord[]): readonly string[] {
  const lines = products.map(({ address }) => addressWithZip(isJsonRecord(address) ? address : undefined));
  return [...new Set(lines)].filter((line) => line !== "").map((line) => `Miejsce świadczenia usług: ${line}.`);
}

/**
 * Returns the fixed term of the contract, and the notice period. A contract either ends with its term, or goes on after
 * the longest commitment of its services.
 */
function durationLines(products: readonly JsonRecord[], fixed: FixedContractTerm | undefined): readonly string[] {
  const terms = products
    .map(({ commitmentFrom, commitmentTo }) => [jsonText(commitmentFrom), jsonText(commitmentTo)] as const)
    .filter(([from, to]) => from !== "" && to !== "")
    .toSorted(([, one], [, other]) => other.localeCompare(one));
  const [term] = terms;
  const notice = "Umowę można wypowiedzieć z zachowaniem miesięcznego okresu wypowiedzenia.";
  if (fixed !== undefined && fixed.to >= (term?.[1] ?? ""))
    return [
      `Umowa jest zawarta na czas określony od ${polishDay(fixed.from)} do ${polishDay(fixed.to)} ` +
        "i kończy się z upływem tego czasu.",
      notice,
    ];
  return [
    term === undefined
      ? "Umowa jest zawarta na czas nieokreślony."
      : `Umowa jest zawarta na czas określony od ${polishDay(term[0])} do ${polishDay(term[1])}. ` +
        "Potem trwa dalej na czas nieokreślony.",
    notice,
  ];
}

/** Ends a sentence with one full stop, also after an abbreviation. */
const asSentence = (text: string): string => (text.endsWith(".") ? text : `${text}.`);

/** Says from which contracts one can withdraw; in that of a company who can, in the words of the portal. */
const withdrawalLines = (isOrganisation: boolean): readonly string[] =>
  isOrganisation
    ? [
        "Od umowy zawartej na odległość konsument może odstąpić w ciągu 14 dni bez podania przyczyny. To samo prawo ma " +
          "osoba, która prowadzi jednoosobową firmę, jeśli umowa nie jest dla niej zawodowa.",
        "Inna firma może odstąpić tylko wtedy, gdy pozwala na to jej umowa.",
      ]
    : ["Od umowy zawartej na odległość można odstąpić w ciągu 14 dni bez podania przyczyny."];

/** Returns the texts of the PDFs of a contract and of its summary, with what was agreed on its day (DOC-60). */
function lettersOf(
  tenant: Tenant,
  account: string,
  { number, concludedOn, since, products: current }: ContractOfAccount,
): Readonly<Record<"contract" | "summary", Letter>> {
  const terms = findTerms(tenant.db, account, number);
  const products = current.map((product) => asAgreed(product, terms));
  const listed = products.slice(0, MAX_LISTED);
  const client = accountNameOf(tenant.db, account) ?? account;
  const intro = [`Numer ${number}. Klient: ${client}, numer klienta ${account}.`, ...placeLines(listed)];
  const services = {
    heading: "Usługi",
    lines: [...listed.map((product) => serviceLine(product, since)), ...numberLines(terms)],
  };
  const benefits = benefitLines({ equipment: contractEquipment(tenant.db, account, number), ...terms });
  const equipment = benefits.length === 0 ? [] : [{ heading: "Sprzęt i ulga", lines: benefits }];
  const fixed = fixedContractTerm(tenant.db, account, number);
  const duration = { heading: "Czas trwania i wypowiedzenie", lines: durationLines(products, fixed) };
  const prices = listed.flatMap(priceLines);
  return {
    contract: {
      title: "Umowa o świadczenie usług",
      intro: [...intro, asSentence(`Zawarta ${polishDay(concludedOn)} ze spółką ${sellerOf(tenant).name}`)],
      sections: [
        services,
        ...equipment,
        duration,
        { heading: "Odstąpienie", lines: withdrawalLines(isOrganisationAccount(tenant, account)) },
      ],
    },
    summary: {
      title: "Podsumowanie warunków umowy",
      intro,
      sections: [
        services,
        ...(prices.length === 0 ? [] : [{ heading: "Ceny w czasie", lines: prices }]),
        ...equipment,
        duration,
      ],
    },
  };
}

/** Lists the contracts of an account and their summaries, which are in force until an extension (DOC-61). */
export function contractDrafts(tenant: Tenant, account: string): readonly DocumentDraft[] {
  const issuer = issuerOf(tenant);
  const extensions = extensionsOf(tenant, account);
  return documentedContracts(tenant, account).flatMap((contract): readonly DocumentDraft[] => {
    const { number, concludedOn, sentAt, until } = contract;
    const part = fileNamePart(number);
    const letters = lettersOf(tenant, account, contract);
    const firstTermsUntil = lastDayOfTerms(concludedOn, extensions.get(number) ?? [], until);
    const common = {
      contractNumber: number,
      issuedOn: concludedOn,
      validFrom: concludedOn,
      ...(until !== undefined && { validTo: until }),
      sentAt,
    };
    return [
      {
        ...common,
        documentId: `U-${part}`,
        kind: "CONTRACT",
        name: "Umowa o świadczenie usług",
        number,
        fileName: `umowa-${part}.pdf`,
        create: () => cachedPdf(createLetterPdf, letters.contract, issuer),
      },
      {
        ...common,
        ...(firstTermsUntil !== undefined && { validTo: firstTermsUntil }),
        documentId: `PW-${part}`,
        kind: "CONTRACT_SUMMARY",
        name: "Podsumowanie warunków umowy",
        fileName: `podsumowanie-${part}.pdf`,
        create: () => cachedPdf(createLetterPdf, letters.summary, issuer),
      },
    ];
  });
}
