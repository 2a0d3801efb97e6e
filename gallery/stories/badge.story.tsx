import { EntryStateBadge } from "#ui/shared/entry-state-badge.tsx";
import { OptionStatusBadge, ProductStatusBadge } from "#ui/shared/product-badges.tsx";
import type { Story } from "../story.ts";

export const story: Story = {
  title: "Status",
  group: "data",
  note: "Znak, słowo i\u00a0tło. Stan prawidłowy jest cichy.",
  states: [
    {
      key: "product",
      name: "Usługa",
      show: () => (
        <div className="cluster">
          <ProductStatusBadge status="ACTIVE" />
          <ProductStatusBadge status="ORDERED" />
          <ProductStatusBadge status="SUSPENDED" />
          <ProductStatusBadge status="DURING_RESIGNATION" />
          <ProductStatusBadge status="INACTIVE" />
        </div>
      ),
    },
    {
      key: "option",
      name: "Opcja, serwis",
      show: () => (
        <div className="cluster">
          <OptionStatusBadge status="active" />
          <OptionStatusBadge status="pending" />
          <OptionStatusBadge status="inactive" />
        </div>
      ),
    },
    {
      key: "payment",
      name: "Płatność",
      show: () => (
        <div className="cluster">
          <EntryStateBadge state={{ kind: "paid" }} />
          <EntryStateBadge state={{ kind: "due", days: 10 }} />
          <EntryStateBadge state={{ kind: "overdue", days: 21 }} />
          <EntryStateBadge state={{ kind: "partly-paid", overdue: false, days: 10 }} />
          <EntryStateBadge state={{ kind: "payment-pending" }} />
          <EntryStateBadge state={{ kind: "payment-accepted" }} />
          <EntryStateBadge state={{ kind: "no-status" }} />
          <EntryStateBadge state={{ kind: "unknown" }} />
        </div>
      ),
    },
  ],
};
