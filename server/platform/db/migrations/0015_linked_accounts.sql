-- Two sign-ins at once could link the same account twice: the first stays.
DELETE FROM "auth_account" "later" USING "auth_account" "first"
  WHERE "later"."provider_id" = "first"."provider_id" AND "later"."account_id" = "first"."account_id"
    AND ("later"."created_at", "later"."id") > ("first"."created_at", "first"."id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_account_provider" ON "auth_account" USING btree ("provider_id","account_id");
