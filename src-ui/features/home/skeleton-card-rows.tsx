import { Rows } from "#ui/design-system/rows.tsx";
import { Skeleton, SkeletonLines } from "#ui/design-system/skeleton.tsx";

const PLACES = ["first", "second", "third"];

/** Three rows of a card on their way, as high as those that come. Stands inside `Loading`. */
export function SkeletonCardRows() {
  return (
    <Rows>
      {PLACES.map((place) => (
        <li className="row-link" key={place}>
          <Skeleton width="1.25rem" height="1.25rem" />
          <SkeletonLines widths={["75%", "45%"]} />
        </li>
      ))}
    </Rows>
  );
}
