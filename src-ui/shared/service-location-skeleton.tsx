import "./service-location-group.css";
import { Skeleton, SkeletonLines, SkeletonRows } from "#ui/design-system/skeleton.tsx";

/** Placeholder of an address with its services. Must be inside `Loading`. */
export function ServiceLocationSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="service-location-group">
      <div className="skeleton-row">
        <Skeleton width="2.75rem" height="2.75rem" />
        <SkeletonLines widths={["45%", "25%"]} />
        <Skeleton width="7rem" />
      </div>
      <SkeletonRows rows={rows} />
    </div>
  );
}
