/** Decision codes of the contract, with the words of the sandbox page. */
const CODES = [
  { code: "error1", title: "sprawa nie istnieje" },
  { code: "error2", title: "nieprawidłowy token" },
  { code: "error3", title: "sprawa innego klienta" },
  { code: "error11", title: "brakuje danych" },
  { code: "error21", title: "brakuje dokumentu" },
  { code: "error31", title: "awaria systemów dostawcy" },
  { code: "error41", title: "już przyjęta" },
  { code: "error42", title: "już odrzucona" },
  { code: "error43", title: "już jest prośba o kontakt" },
  { code: "error44", title: "po terminie" },
  { code: "error45", title: "anulowana" },
] as const;

/** Link that always returns one decision code: when it is opened, or when it is answered. */
export interface DecisionLink {
  readonly code: string;
  readonly title: string;
  readonly when: "opening" | "answer";
  readonly token: string;
  readonly href: string;
}

/** Lists a link for each decision code. Their tokens are fixed, because the sandbox page lists them. */
export const DECISION_LINKS: readonly DecisionLink[] = CODES.flatMap(({ code, title }) =>
  (["opening", "answer"] as const).map((when) => {
    const token = `demo-${when}-${code}`;
    return { code, title, when, token, href: `/offer/offerAccept#token=${token}` };
  }),
);
