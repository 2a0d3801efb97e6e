// What a payment under way needs: fetched by those who have one.
export { UnderWay } from "./under-way.model.ts";
export { UnderWayView } from "./under-way.view.tsx";
