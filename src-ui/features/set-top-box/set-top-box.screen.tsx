import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import type { SetTopBoxViewModel } from "./set-top-box.view-model.ts";
import { SetTopBoxView, type SetTopBoxViewProps } from "./set-top-box.view.tsx";

/** Decoders and their PINs. */
export const SetTopBoxScreen = observer(function SetTopBoxScreen({
  model,
  ...props
}: Omit<SetTopBoxViewProps, "model"> & { readonly model: SetTopBoxViewModel }) {
  useEffect(() => model.start(), [model]);
  return <SetTopBoxView model={model} {...props} />;
});
