import "./range-card-skeleton.css";
import { Card } from "#ui/design-system/card.tsx";
import { Skeleton } from "#ui/design-system/skeleton.tsx";

/** Placeholder of the form with the days, as high as the form: what follows does not move when it comes (NAV-24). */
export function RangeCardSkeleton() {
  return (
    <Card>
      <div className="range-card-skeleton" aria-hidden="true">
        <Skeleton width="8rem" height="1.5em" />
      </div>
    </Card>
  );
}
