import { useState } from "react";
import { type NamedPerson, type PersonalData } from "#domain/account/personal-data.ts";
import { placeLine, streetLine, type Address } from "#domain/products/index.ts";
import { foreignCountry } from "#domain/products/address.ts";
import { formatPolishDateTime } from "#domain/shared-kernel/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { Day } from "#ui/shared/day.tsx";
import { Money } from "#ui/shared/money.tsx";
import { phoneText } from "#ui/shared/phone-text.ts";
import { t } from "./personal-data.texts.ts";
import { SecretId, type IdOwner } from "./secret-id.view.tsx";

export type CopyText = (text: string) => Promise<boolean>;

/** Who the customer is, and who else the account names (ACC-01, ACC-14). */
export function SubscriberCard({ data, copy }: { readonly data: PersonalData; readonly copy: CopyText }) {
  const { subscriber, coOwner, proxy, invoiceRecipient, hidden, customerType } = data;
  return (
    <Card title={t("subscriber")}>
      {hidden.personalData && (
        <Banner tone="info" live="none" title={t("hidden.personalData")}>
          {t("hidden.personalDataText")}
        </Banner>
      )}
      <Facts>
        {subscriber.name !== undefined && (
          <Fact label={t(customerType === "PRIVATE" ? "subscriber.person" : "subscriber.name")}>
            {providerText(subscriber.name)}
          </Fact>
        )}
        <Fact label={t("accountNumber")} action={<CopyButton what="account" text={data.accountNumber} copy={copy} />}>
          {data.accountNumber}
        </Fact>
        {customerType !== undefined && <Fact label={t("customerType")}>{typeText(customerType)}</Fact>}
        {subscriber.ids.map((id) => (
          <SecretId key={id.kind} id={id} owner="subscriber">
            {(value, button) => (
              <Fact label={t(`id.${id.kind}`)} action={button}>
                {value}
              </Fact>
            )}
          </SecretId>
        ))}
        {coOwner !== undefined && <PersonFacts person={coOwner} owner="coOwner" />}
        {proxy !== undefined && <PersonFacts person={proxy} owner="proxy" />}
        {invoiceRecipient !== undefined && (
          <Fact label={t("invoiceRecipient")}>
            {invoiceRecipient.name !== undefined && providerText(invoiceRecipient.name)}
            {invoiceRecipient.name !== undefined && invoiceRecipient.address !== undefined && ", "}
            {invoiceRecipient.address !== undefined && <Place address={invoiceRecipient.address} />}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

/** What nobody has a word for is told as it came. */
function typeText(type: string): string {
  return type === "PRIVATE" || type === "BUSINESS" || type === "COOPERATIVE" ? t(`customerType.${type}`) : type;
}

/** Somebody else of the account: the name, and each id in a line of its own. */
function PersonFacts({
  person: { name, ids },
  owner,
}: {
  readonly person: NamedPerson;
  readonly owner: Exclude<IdOwner, "subscriber">;
}) {
  return (
    <>
      {name !== undefined && <Fact label={t(owner)}>{providerText(name)}</Fact>}
      {ids.map((id) => (
        <SecretId key={id.kind} id={id} owner={owner}>
          {(value, button) => (
            <Fact label={`${t(`id.${id.kind}`)} (${t(`who.${owner}`)})`} action={button}>
              {value}
            </Fact>
          )}
        </SecretId>
      ))}
    </>
  );
}

/** Where the services are, and where letters and invoices go (ACC-01, ACC-14). */
export function AddressesCard({ data: { addresses, hidden } }: { readonly data: PersonalData }) {
  return (
    <Card title={t("addresses")}>
      {hidden.address && (
        <Banner tone="info" live="none" title={t("hidden.address")}>
          {t("hidden.addressText")}
        </Banner>
      )}
      {!hidden.address && addresses.length === 0 && <p className="muted">{t("addresses.none")}</p>}
      {addresses.length > 0 && (
        <Facts>
          {addresses.map(({ use, address }, place) => (
            <Fact key={`${use}-${address.addressId}-${place}`} label={t(`use.${use}`)}>
              <Place address={address} />
            </Fact>
          ))}
        </Facts>
      )}
    </Card>
  );
}

function Place({ address }: { readonly address: Address }) {
  const { zip, city } = placeLine(address);
  const country = foreignCountry(address);
  return (
    <>
      {providerText(streetLine(address))}
      {(zip !== undefined || city !== undefined) && ", "}
      {zip !== undefined && <span className="nowrap">{zip}</span>} {city !== undefined && providerText(city)}
      {country !== undefined && `, ${providerText(country)}`}
    </>
  );
}

/** The account for transfers, the balance, and the numbers that are billed. */
export function SettlementCard({
  data: { bankAccountNumber, balance, billingPhones },
  copy,
}: {
  readonly data: PersonalData;
  readonly copy: CopyText;
}) {
  if (bankAccountNumber === undefined && balance === undefined && billingPhones.length === 0) return null;
  return (
    <Card title={t("settlement")}>
      <Facts>
        {bankAccountNumber !== undefined && (
          <Fact label={t("bankAccount")} action={<CopyButton what="bank" text={bankAccountNumber} copy={copy} />}>
            {accountDigits(bankAccountNumber)}
          </Fact>
        )}
        {balance !== undefined && (
          <Fact
            label={t("balance")}
            note={
              balance.on === undefined ? undefined : (
                <>
                  {t("balance.on")} <Day date={balance.on} />
                </>
              )
            }
          >
            <Money amount={balance.amount} />
          </Fact>
        )}
        {billingPhones.length > 0 && <Fact label={t("billingPhones")}>{billingPhones.map(phoneText).join(", ")}</Fact>}
      </Facts>
    </Card>
  );
}

/** By what name the customer logs in, and when that was last. */
export function LoginCard({
  data: {
    login: { name, custom, last },
  },
}: {
  readonly data: PersonalData;
}) {
  if (name === undefined && custom === undefined && last === undefined) return null;
  return (
    <Card title={t("login")} bareTitle>
      <Facts>
        {name !== undefined && <Fact label={t("login.name")}>{name}</Fact>}
        {custom !== undefined && custom !== name && <Fact label={t("login.custom")}>{custom}</Fact>}
        {last !== undefined && <Fact label={t("login.last")}>{formatPolishDateTime(last)}</Fact>}
      </Facts>
    </Card>
  );
}

/** As transfers are written: two digits, then fours; a narrow page may part it between them. */
function accountDigits(digits: string): string {
  return digits.replace(/^(\d{2})|(\d{4})(?=\d)/gu, "$1$2 ");
}

function CopyButton({
  what,
  text,
  copy,
}: {
  readonly what: "account" | "bank";
  readonly text: string;
  readonly copy: CopyText;
}) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Button variant="quiet" size="s" onClick={() => void copy(text).then(setCopied)} {...trackedAs("personal-copy")}>
      <span role="status">{t(isCopied ? "copied" : "copy")}</span>
      <VisuallyHidden>{t(`copyOf.${what}`)}</VisuallyHidden>
    </Button>
  );
}
