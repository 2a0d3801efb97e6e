import { formatPolishDay } from "../calendar/date-placeholders.ts";
import { isJsonRecord, parseJsonRecord } from "../database/json.ts";
import { prepareStatement } from "../database/prepare-statement.ts";
import { textColumn } from "../database/rows.ts";
import type { BotContext } from "./bot-finance.ts";
import { botLink, botMessage } from "./bot-message.ts";
import type { MessageContent } from "./chat.repository.ts";

/** Says where a complaint is made and when it is answered. */
export function complaint({ origin }: BotContext): readonly MessageContent[] {
  return [
    botMessage(
      "Reklamację, także faktury, złożysz w formularzu. Odpowiemy w ciągu 30 dni, a przebieg zobaczysz w zgłoszeniach. " +
        "Możesz ją też złożyć przez telefon, listem albo w salonie.",
    ),
    botLink(`${origin}/supportRequest?form=COMPLAINT`, "Złóż reklamację"),
  ];
}

/** Contract whose changed terms give the right to leave without costs, and the last day of this right. */
interface FreeTermination {
  readonly contractNumber: string;
  readonly until: string;
}

function freeTerminations({ tenant, chat }: BotContext): readonly FreeTermination[] {
  return prepareStatement(tenant.db, "SELECT contract_number, data FROM contract_terms WHERE account_number = ?")
    .all(chat.account)
    .flatMap((row) => {
      const { changedTerms } = parseJsonRecord(textColumn(row, "data"));
      const until = isJsonRecord(changedTerms) ? changedTerms["until"] : undefined;
      if (typeof until !== "string" || until < tenant.today()) return [];
      return [{ contractNumber: textColumn(row, "contract_number"), until }];
    });
}

/** Says whether changed terms let the customer leave without costs, and until when. */
export function changedTerms(context: BotContext): readonly MessageContent[] {
  const free = freeTerminations(context);
  if (free.length === 0)
    return [
      botMessage(
        "Nie masz teraz zmiany umowy, która daje prawo do wypowiedzenia bez kosztów. " +
          "Gdy takie prawo masz, piszemy o nim w wiadomości razem z terminem. Koszt zobaczysz, zanim wyślesz wypowiedzenie.",
      ),
      botLink(`${context.origin}/service/myServices`, "Usługi"),
    ];
  const contracts = free.map(
    ({ contractNumber, until }) => `${contractNumber} do ${formatPolishDay(until)} wypowiesz bez kosztów`,
  );
  return [
    botMessage(`Tak. Umowę ${contracts.join(", umowę ")}. O zmianie piszemy w wiadomościach.`),
    botLink(`${context.origin}/messages`, "Wiadomości"),
  ];
}
