import { Rows } from "#ui/design-system/rows.tsx";
import { Skeleton, SkeletonLines } from "#ui/design-system/skeleton.tsx";

const PLACES = ["first", "second", "third"];

/** Skeleton of three rows, as high as the loaded ones. Must be rendered inside `Loading`. */
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
