import type { ComponentProps, ReactNode } from "react";
import { ReturnTo, Xsrf } from "./form-fields.tsx";

interface PostFormProps extends Pick<ComponentProps<"form">, "className" | "id" | "encType" | "onChange"> {
  action: string;
  /** Left out: this page. */
  returnTo?: string;
  children: ReactNode;
}

export function PostForm({ className, id, returnTo, children, ...form }: PostFormProps) {
  return (
    <form className={className} id={id} method="post" {...form}>
      <ReturnTo path={returnTo} />
      <Xsrf />
      {children}
    </form>
  );
}
