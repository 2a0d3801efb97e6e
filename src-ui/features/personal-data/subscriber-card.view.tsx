import { isPublicId, type NamedPerson, type PersonalData } from "#domain/account/personal-data.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { t } from "./personal-data.texts.ts";
import { SecretId, type IdOwner } from "./secret-id.view.tsx";
import { CopyButton, type CopyText } from "./copy-button.view.tsx";
import { AddressText } from "./address-text.view.tsx";

/** Subscriber, co-owner and proxy of the account (ACC-01, ACC-14). */
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
        {subscriber.ids.map((id) =>
          isPublicId(id, customerType) ? (
            <Fact key={id.kind} label={t(`id.${id.kind}`)}>
              <span className="nowrap">{id.value}</span>
            </Fact>
          ) : (
            <SecretId key={id.kind} id={id} owner="subscriber">
              {(value, button) => (
                <Fact label={t(`id.${id.kind}`)} action={button}>
                  {value}
                </Fact>
              )}
            </SecretId>
          ),
        )}
        {coOwner !== undefined && <PersonFacts person={coOwner} owner="coOwner" />}
        {proxy !== undefined && <PersonFacts person={proxy} owner="proxy" />}
        {invoiceRecipient !== undefined && (
          <Fact label={t("invoiceRecipient")}>
            {invoiceRecipient.name !== undefined && providerText(invoiceRecipient.name)}
            {invoiceRecipient.name !== undefined && invoiceRecipient.address !== undefined && ", "}
            {invoiceRecipient.address !== undefined && <AddressText address={invoiceRecipient.address} />}
          </Fact>
        )}
      </Facts>
    </Card>
  );
}

/** Shows an unknown customer type as the server sent it. */
function typeText(type: string): string {
  return type === "PRIVATE" || type === "BUSINESS" || type === "COOPERATIVE" ? t(`customerType.${type}`) : type;
}

/** Name and ids of another person of the account, one id per line. */
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
