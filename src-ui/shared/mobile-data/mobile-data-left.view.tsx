import "./mobile-data.css";
import type {} from "#ui/design-system/custom-properties.ts";
import { dataLeft, measureMegabytes, type MobileState } from "#domain/products/mobile.ts";
import { Skeleton } from "#ui/design-system/skeleton.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";
import { formatMeasure } from "#ui/shared/format-measure.ts";

const t = texts(pl, "mobile-data");

export interface MobileDataLeftProps {
  /** `undefined` while it is loading, and when it could not be loaded. */
  readonly mobile: MobileState | undefined;
  readonly isLoading: boolean;
}

/** Data left this month: "zostało 36,8 GB z 60 GB" with a meter. Says when it is unknown (HOME-02). */
export function MobileDataLeft({ mobile, isLoading }: MobileDataLeftProps) {
  if (mobile !== undefined) return <Known mobile={mobile} />;
  return isLoading ? (
    <span className="loading">
      <Skeleton width="11rem" height="1.5em" />
    </span>
  ) : (
    <p className="mobile-data muted">{t("unknown")}</p>
  );
}

function Known({ mobile }: { readonly mobile: MobileState }) {
  const { dataLimit, dataUsed } = mobile;
  const left = dataLeft(mobile);
  if (left === undefined || dataLimit === undefined)
    return (
      <p className="mobile-data muted">
        {dataUsed === undefined ? t("unknown") : t("used", { used: formatMeasure(measureMegabytes(dataUsed)) })}
      </p>
    );
  return (
    <div className="mobile-data">
      <p>
        {t("left", { left: formatMeasure(measureMegabytes(left)), limit: formatMeasure(measureMegabytes(dataLimit)) })}
      </p>
      <MobileDataMeter left={left} limit={dataLimit} />
    </div>
  );
}

/** Bar of the data left; decoration beside the same fact in words. */
export function MobileDataMeter({ left, limit }: { readonly left: number; readonly limit: number }) {
  const percent = limit === 0 ? 0 : Math.min(100, (left / limit) * 100);
  return <span className="mobile-data__meter" aria-hidden="true" style={{ "--left": percent }} />;
}
