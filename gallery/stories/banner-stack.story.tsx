import { Banner } from "#ui/design-system/banner.tsx";
import { BannerStack, type StackedBanner } from "#ui/design-system/banner-stack.tsx";
import type { Story } from "../story.ts";

const BANNERS: readonly StackedBanner[] = [
  { key: "survey", kind: "other", banner: <Banner tone="info" live="none" title="Jak oceniasz nową stronę faktur?" /> },
  {
    key: "rodo",
    kind: "rodo",
    banner: (
      <Banner tone="info" live="none" title="Nie używamy twojego adresu e-mail.">
        Tak brzmi twoje życzenie.
      </Banner>
    ),
  },
  {
    key: "outage",
    kind: "outage",
    banner: (
      <Banner tone="notice" live="none" title="Awaria telewizji w&nbsp;twojej okolicy.">
        Koniec prac około&nbsp;18:00.
      </Banner>
    ),
  },
  {
    key: "blockade",
    kind: "blockade",
    banner: <Banner tone="bad" live="none" title="Usługi są zablokowane z&nbsp;powodu zaległości." />,
  },
];

const stack = (banners: readonly StackedBanner[]) => () => (
  <BannerStack
    label={`Ważne komunikaty: ${banners.length}`}
    banners={banners}
    moreLabel={(hidden) => `i jeszcze ${hidden}`}
    lessLabel="Pokaż mniej"
  />
);

export const story: Story = {
  title: "Kolejka komunikatów",
  group: "states",
  note: "Blokada, awaria, RODO, reszta; najwyżej dwa naraz.",
  states: [
    { key: "one", name: "Jeden", show: stack(BANNERS.slice(0, 1)) },
    { key: "two", name: "Dwa", note: "Podane w\u00a0odwrotnej kolejności.", show: stack(BANNERS.slice(2)) },
    { key: "four", name: "Cztery", show: stack(BANNERS) },
  ],
};
