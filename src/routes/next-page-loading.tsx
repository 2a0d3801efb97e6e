import { useNavigation } from "react-router-dom";
import { PageLoadingLine } from "#ui/shell/page-loading-line.view.tsx";

/** Says that the next page is loading. A component of its own, so that a navigation does not render the frame twice. */
export function NextPageLoading() {
  return <PageLoadingLine isLoading={useNavigation().state !== "idle"} />;
}
