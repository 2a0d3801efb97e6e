import { Card } from "#ui/design-system/card.tsx";
import {
  LoadingLine,
  Loading,
  SkeletonLines,
  SkeletonRows,
  NavPlaceholder,
  TextPlaceholder,
} from "#ui/design-system/skeleton.tsx";
import type { Story } from "../story.ts";

export const story: Story = {
  title: "Wczytywanie",
  group: "states",
  note: "Po 300\u00a0milisekundach, w\u00a0kształcie tego, co nadejdzie.",
  states: [
    {
      key: "rows",
      name: "Wiersze",
      show: () => (
        <Card>
          <Loading label="Wczytujemy usługi">
            <SkeletonRows rows={3} />
          </Loading>
        </Card>
      ),
    },
    {
      key: "lines",
      name: "Tekst",
      show: () => (
        <Card>
          <Loading label="Wczytujemy opis">
            <SkeletonLines widths={["60%", "90%", "40%"]} />
            <p>
              <TextPlaceholder>Tekst, którego długość jest znana</TextPlaceholder>
            </p>
          </Loading>
        </Card>
      ),
    },
    {
      key: "waiting",
      name: "Łącze, o\u00a0którym jeszcze nie wiadomo",
      show: () => <NavPlaceholder label="Zamówienia" />,
    },
    {
      key: "line",
      name: "Strona w\u00a0drodze",
      show: () => (
        <div className="card" style={{ position: "relative" }}>
          Pasek pod nagłówkiem
          <LoadingLine label="Wczytujemy stronę" />
        </div>
      ),
    },
  ],
};
