// What is done with a service, with all its forms: fetched by those who do something.
export { DeskDialogs } from "./desk-dialogs.view.tsx";
export { MobileCard } from "./mobile-card.view.tsx";
export { ServiceDesk } from "./service-desk.model.ts";
