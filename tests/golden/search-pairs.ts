// Named as in plain-searches.ts. Written from intent, not from results: a pair that fails stays.
export const PAIRS = {
  English: `
    yirgacheffe coffee | Yirgacheffe coffee
    coffee | Yirgacheffe coffee / Sidama coffee / Harar coffee / Jimma coffee / Raw coffee beans
    coffee beans | Raw coffee beans
    white teff | White teff
    honey | White honey from Tigray / Forest honey from Bonga / Honey from Lalibela
    tigray honey | White honey from Tigray
    button phone | button phone
    washing machine | @washing-machines
    wedding dress habesha | Habesha dress for weddings
    running shoes | Running shoes / Women's running shoes
    the electric kettle | Electric kettle
    shoes for wedding | Wedding shoes for men / Wedding shoes for women`,
  "singular, plural and word order": `
    potato | Potatoes
    banana | Bananas
    egg | Fresh eggs
    smart watches | smart watch
    power banks | power bank
    umbrellas | Umbrella
    batteries aa | AA battery
    sneaker white | White sneakers
    baby nappy | Baby nappies
    men wallet | Men's wallet
    mens shirt | Men's shirt
    womens watch | Women's watch
    childrens bicycles | Children's bicycle
    chair office | Office chair
    screwdrivers | Screwdriver set`,
  Amharic: `
    የይርጋጨፌ ቡና | Yirgacheffe coffee
    ነጭ ጤፍ | White teff
    በርበሬ | Berbere
    ሽሮ | Shiro / Miten shiro
    የማር | White honey from Tigray / Forest honey from Bonga / Honey from Lalibela
    እንጀራ | Injera
    ስማርት ስልክ | smartphone
    ላፕቶፕ | laptop 14 inch / refurbished laptop / gaming laptop
    ቴሌቪዥን | smart television / LED television / curved television
    ፍሪጅ | Two-door refrigerator / Single-door refrigerator
    የልብስ ማጠቢያ ማሽን | @washing-machines
    ፓወር ባንክ | power bank / solar power bank / slim power bank
    የሐበሻ ቀሚስ | Habesha kemis
    የወንዶች ሸሚዝ | Men's shirt
    ሱሪ | Men's jeans / Cotton trousers / Sports trousers / Women's office trousers / Boy's trousers
    የቆዳ ጫማ | Men's leather shoes / Lace-up leather shoes
    የጀርባ ቦርሳ | Backpack
    ብርድ ልብስ | Blanket / Baby blanket
    ጀበና | Jebena
    የጥርስ ሳሙና | Toothpaste
    ባጃጅ | @bajaj
    ብስክሌት | City bicycle / Mountain bicycle / Children's bicycle
    የቡና ማሽን | Coffee machine`,
  "Amharic, other spelling": `
    ዉሃ ማሞቂያ | Water boiler
    የሀበሻ ቀሚስ | Habesha kemis
    ሠዓት | smart watch / Men's watch / Women's watch
    ፀጉር ማድረቂያ | Hair dryer
    ብርድልብስ | Blanket
    ቦርሳዎች | Hand bag for work / Backpack / Shoulder bag
    ጫማዎች | Men's shoes, sneaker style / Running shoes / Men's leather shoes
    ልብሶች | Men's traditional suit / Men's suit / Baby set / School uniform
    ሀይል ማከማቻ | Portable power station
    ጎመን | Kale
    ጐመን | Kale
    ጂንስ | Men's jeans / Women's jeans
    ጅንስ | Men's jeans / Women's jeans
    ኮምፒዩተር | desktop computer
    ሞባይል | smartphone
    ፍሬጅ | Two-door refrigerator / Single-door refrigerator
    ለልጆች ጫማ | Children's sneakers / Children's sandals`,
  "typing errors": `
    samsng smartphone | smartphone
    cofee | Yirgacheffe coffee / Sidama coffee / Coffee machine / Coffee maker
    coffe machine | Coffee machine
    refrigirator | Two-door refrigerator / Single-door refrigerator
    televison | smart television / LED television / curved television
    labtop | laptop 14 inch / refurbished laptop / gaming laptop
    leptop | laptop 14 inch / refurbished laptop / gaming laptop
    headfones | headphones
    hedphones | headphones
    sneekers | White sneakers / Men's shoes, sneaker style
    umbrela | Umbrella
    matress | Mattress
    bicicle | City bicycle / Mountain bicycle / Children's bicycle
    generater | Petrol generator / Silent generator
    perfum | Oud perfume oil / Fragrance for women
    blendr | Blender
    toothbrsuh | Toothbrush
    micorscope | Microscope
    charjer | fast phone charger / car charger / laptop charger
    tabel lamp | Reading lamp
    spagheti | Spaghetti
    avocato | Avocado
    sunglases | Sunglasses
    habasha kamis | Habesha kemis
    ብለንደር | Blender
    ቴሌቪዢን | smart television / LED television / curved television
    ላፕቶብ | laptop 14 inch / refurbished laptop / gaming laptop
    ጄነሬተር | Petrol generator / Silent generator
    ማይክሮስኮብ | Microscope`,
  "beginnings of words": `
    lap | laptop 14 inch / Laptop bag 15 inch / Laptop stand
    refri | Two-door refrigerator / Single-door refrigerator
    washing mach | @washing-machines
    habesh | Habesha kemis
    shem | Men's shirt / Women's blouse / Men's traditional shirt
    yirga | Yirgacheffe coffee
    choc | Chocolate cake / Chocolate gift box
    tele | smart television / LED television / Television stand
    ቴሌ | smart television / LED television / Television stand
    ላፕ | laptop 14 inch / refurbished laptop / Laptop bag 15 inch
    ጀበ | Jebena
    smart wa | smart watch
    ጫ | Men's shoes, sneaker style / Running shoes / Men's leather shoes / Canvas shoes`,
  "both scripts, brands, categories, synonyms": `
    samsung ስልክ | smartphone
    hp ላፕቶፕ | laptop 14 inch / refurbished laptop
    led አምፖል | LED bulb / LED car bulb
    samsung | smartphone / smart television / fast phone charger / slim power bank
    ሳምሰንግ | smartphone / smart television / fast phone charger / slim power bank
    nokia | button phone
    tecno phone | smartphone / button phone
    toyota | Toyota Vitz / Toyota Corolla
    kenwood blender | Blender
    ኬንውድ | Blender / Coffee machine / Hand mixer / Food processor
    jbl speaker | Bluetooth speaker / party speaker
    fridge | Two-door refrigerator / Single-door refrigerator
    tv | smart television / LED television / curved television
    mobile | smartphone
    cell phone | smartphone / button phone
    furniture | Wooden bed / Office chair / Three-seat sofa / Dining chair / Wardrobe / Coffee table
    የቤት ዕቃ | Wooden bed / Office chair / Three-seat sofa / Dining chair / Wardrobe / Potted plant / Kitchenware set
    groceries | Asbeza basket / Rice / Spaghetti
    አስቤዛ | Asbeza basket
    trousers | Men's jeans / Cotton trousers / Sports trousers / Boy's trousers
    pants | Men's jeans / Cotton trousers / Sports trousers / Boy's trousers
    perfume | Oud perfume oil / Fragrance for women / Fragrance for men
    sofa | Three-seat sofa / L-shaped sofa
    couch | Three-seat sofa / L-shaped sofa
    spices | Berbere / Mitmita / Turmeric
    vegetables | Tomatoes / Onions / Potatoes / Carrots
    fruit | Avocado / Bananas / Mangoes
    toys | Toy car / Building blocks / Toy tractor
    diapers | Baby nappies
    tyre | car tyre / all-terrain tyre / Bajaj tyre
    tire | car tyre / all-terrain tyre / Bajaj tyre
    bike | City bicycle / Mountain bicycle / Children's bicycle
    torch | Flashlight
    128gb phone | smartphone
    10000mah power bank | power bank / solar power bank / slim power bank
    powerbank | power bank / solar power bank / slim power bank
    t shirt | Men's T-shirt / Women's T-shirt
    tshirt | Men's T-shirt / Women's T-shirt
    enkutatash | Enkutatash basket
    እንቁጣጣሽ | Enkutatash basket
    holiday gift | Enkutatash basket / Gena basket / Fasika basket / Meskel basket`,
};
