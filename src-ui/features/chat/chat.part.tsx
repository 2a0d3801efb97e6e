import "#ui/design-system/css/chat.css";
export { ChatModel } from "./chat.model.ts";
export { ChatWindowView } from "./window.view.tsx";
