import type { PersonalData } from "#domain/account/personal-data.ts";
import { formatDateTime } from "#ui/shared/formats.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { t } from "./personal-data.texts.ts";

/** Login names of the customer and the time of the last login. */
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
        {last !== undefined && <Fact label={t("login.last")}>{formatDateTime(last)}</Fact>}
      </Facts>
    </Card>
  );
}
